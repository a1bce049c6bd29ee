import fc from 'fast-check';
import pg from 'pg';
import sharp from 'sharp';
import { z } from 'zod';
import { dataUrlOf } from '#services/members/avatars/data-url.ts';
import { malformed, realPictures } from '#services/members/avatars/testing-pictures.ts';
import { newMember, Visitor } from '../accounts.ts';
import { watchMemory } from '../memory.ts';
import { startSite, TemporaryDirectory } from '../processes.ts';

type Options = { pictures: number; say: (line: string) => void };

/** So many members send side by side. */
const clients = 4;
/** One member may send so many before they have to wait. */
const inARow = 18;
/** How much more memory the process may take once it has seen some, in MB. */
const moreMemory = 150;

const answered = z.object({ avatar: z.string() });

/**
 * Sends malformed pictures to a site: cut off, overwritten, of two kinds at once, or claiming to be huge. Each has to be refused as wrong,
 * or to have become a picture that decodes, and the memory of the process has to stay bounded.
 */
export async function proveAvatars({ pictures, say }: Options): Promise<boolean> {
  await using data = new TemporaryDirectory();
  const site = await startSite({ dataDirectory: data.path, variables: { TRUSTED_PROXIES: 'loopback' } });
  const owner = new pg.Pool({ host: `${data.path}/postgres-socket`, user: 'alba_owner', database: 'postgres', max: 1 });
  try {
    const senders = await Promise.all(Array.from({ length: clients }, (_, index) => signedUp(site.origin, `Sender${index}`)));
    await owner.query('update identity_user set email_verified = true');
    const counts = new Map<string, number>();
    const faults: string[] = [];
    const send = async (samples: readonly Buffer[]) => {
      const left = samples.entries();
      await Promise.all(
        senders.map(async (sender) => {
          let sent = 0;
          for (const [index, bytes] of left) {
            // Whoever sends that many would have to wait, which is not what is looked at here.
            if (sent++ % inARow === 0) await owner.query('delete from rate_limit');
            const outcome = await outcomeOf(sender, bytes);
            counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
            if (!/^(stored|4\d\d PICTURE_)/.test(outcome)) faults.push(`picture ${index}: ${outcome}`);
          }
        }),
      );
    };
    const all = fc.sample(malformed(Object.values(await realPictures())), { numRuns: pictures + 500, seed: 22 });
    await send(all.slice(0, 500));
    const memory = watchMemory(site.program.child.pid ?? 0, moreMemory);
    counts.clear();
    const started = performance.now();
    await send(all.slice(500));
    const { name, holds } = memory.end();
    say(`${pictures} pictures in ${Math.round((performance.now() - started) / 1000)} s`);
    for (const [outcome, count] of [...counts].sort(([, a], [, b]) => b - a)) say(`${String(count).padStart(7)}  ${outcome}`);
    for (const fault of faults.slice(0, 10)) say(`WRONG ${fault}`);
    say(`${holds ? 'holds' : 'DOES NOT HOLD'}: ${name}`);
    return faults.length === 0 && holds;
  } finally {
    await owner.end();
    await site.program.end();
  }
}

async function signedUp(origin: string, username: string): Promise<Visitor> {
  const visitor = new Visitor(origin);
  const { status } = await visitor.post('/sign-up', newMember(username));
  if (status !== 303) throw new Error(`nobody could sign up: ${status}`);
  return visitor;
}

/** What became of a picture: what was answered, or what was stored of it. */
async function outcomeOf(sender: Visitor, bytes: Buffer): Promise<string> {
  const { status, text } = await sender.ask('/api/user/user-avatar-update', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: sender.origin },
    body: JSON.stringify({ accessToken: '', avatar: dataUrlOf(bytes), locale: 'es' }),
  });
  const body: unknown = JSON.parse(text);
  if (status !== 200) return `${status} ${z.object({ code: z.string() }).parse(body).code}`;
  const { avatar } = answered.parse(body);
  const stored = await fetch(sender.origin + avatar.replace(/\d+(?=\.)/, '512'));
  const { channels } = await sharp(Buffer.from(await stored.arrayBuffer())).stats();
  return channels.length === 3 ? 'stored, and decodes' : 'stored, and is no picture';
}
