import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from '#database/connection.ts';
import { embeddedConnection } from '#database/embedded/embedded.ts';
import { newMember, Visitor } from '../accounts.ts';
import { randomOf } from '../bench/generated-words.ts';
import { patience } from '../patience.ts';
import { freePort, PublishedDirectory, waitUntil } from '../processes.ts';
import { KilledSite } from './killed-site.ts';
import { Rotations } from './rotations.ts';
import { Teller } from './teller.ts';

/** `changes` are acknowledged ones; `rotations` is how many have to come to their end at least. */
type Options = { changes: number; kills: number; rotations: number; seed?: number; say(line: string): void };

/** So many tell side by side. */
const tellers = 4;
/** At most so long after the change that it waits for a kill comes, in milliseconds. */
const latestKill = 120;

/**
 * Has members change their records while the web process, its database, and the command that makes keys and wraps members' keys anew
 * are killed again and again. Every acknowledged change is there afterwards, made once, and can be read under the last key alone.
 */
export async function proveRecords({ changes, kills, rotations, seed = 1, say }: Options): Promise<{ faults: string[] }> {
  await using data = new PublishedDirectory();
  const random = randomOf(`records ${seed}`);
  const site = new KilledSite(await freePort(), data.path);
  await site.start();
  const keys = new Rotations(data.path, () => site.isUp);
  try {
    const people: Teller[] = [];
    while (people.length < tellers) people.push(await signedUp(site, people.length, seed));
    const acknowledged = () => people.reduce((sum, { made }) => sum + made, 0);
    let isOver = false;
    const telling = Promise.all(people.map((each) => each.tell(() => isOver)));
    const rotating = keys.goOn();
    // A fault ends the proof at its next step, and not as a rejection that nobody handles.
    for (const work of [telling, rotating]) work.catch(() => {});
    for (let kill = 1; kill <= kills; kill++) {
      const awaited = Math.round((kill * changes) / (kills + 1));
      await Promise.race([waitUntil(() => acknowledged() >= awaited, patience, `${awaited} changes are acknowledged`), telling, rotating]);
      await sleep(random() * latestKill);
      const [before, what] = [acknowledged(), kill % 2 === 0 ? 'database' : 'web'];
      if (random() < 0.5) keys.kill();
      if (what === 'database') await site.killDatabase();
      else {
        await site.kill();
        await begunAgain(site);
      }
      say(`${String(kill).padStart(3)}  ${what.padEnd(8)} killed after ${before} changes, ${keys.ended} rotations`);
    }
    const enough = () => acknowledged() >= changes && keys.ended >= rotations;
    await Promise.race([waitUntil(enough, patience, `${changes} changes, ${rotations} rotations`), telling, rotating]);
    isOver = true;
    await telling;
    await keys.end();
    await rotating;
    await keys.toTheLast();

    const faults = [...keys.faults, ...people.flatMap((each) => each.faults)];
    for (const each of people) faults.push(...(await each.check(await loggedOf(data.path, each.name))));
    for (const each of faults.slice(0, 20)) say(`FAULT ${each}`);
    const again = people.reduce((sum, each) => sum + each.again, 0);
    say(
      `${acknowledged()} changes under ${kills} kills of the site and ${keys.kills} of the keys’ command, ${keys.ended} rotations: ` +
        `${again} were sent again; ${faults.length} faults`,
    );
    return { faults };
  } finally {
    await keys.end();
    await site.end();
  }
}

/**
 * Begins the site again. While there was none, the keys' command may have run the database, and end with it just as the site starts on
 * it: then the site does not start, and whoever watches over it starts it once more.
 */
async function begunAgain(site: KilledSite): Promise<void> {
  await site.start().catch((error: unknown) => {
    if (!String(error).includes('The database server is gone')) throw error;
    return site.start();
  });
}

async function signedUp(site: KilledSite, index: number, seed: number): Promise<Teller> {
  const name = `teller${index}`;
  const visitor = new Visitor(site.origin);
  // A busy machine says when to come back.
  await waitUntil(async () => (await visitor.post('/sign-up', newMember(name))).status !== 503, patience, `${name} is signed up`);
  if (!visitor.isSignedIn) throw new Error(`${name} cannot sign up`);
  return new Teller(name, visitor, { random: randomOf(`${name} ${seed}`), isUp: () => site.isUp });
}

/** How many changes of each kind a member's log has. */
async function loggedOf(dataDirectory: string, name: string): Promise<Map<string, number>> {
  const owner = await openConnection(await embeddedConnection(dataDirectory));
  try {
    const { rows } = await owner.query<{ action: string; count: number }>(
      `select action, count(*)::int4 as count from member_audit join identity_user on identity_user.id = member_id
       where username = $1 and action <> 'read' group by action`,
      [name],
    );
    return new Map(rows.map(({ action, count }) => [action, count]));
  } finally {
    await owner.end();
  }
}
