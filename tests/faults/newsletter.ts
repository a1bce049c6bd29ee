import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { site } from '#app/addresses/site.ts';
import { parseEnvironment } from '#config/environment.ts';
import { openDatabase } from '#database/database.ts';
import type { DB } from '#database/types.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { newsletterParts } from '#server/services.ts';
import { publishEntries } from '#services/library/publish-library.ts';
import { openMailServer } from '#services/mail/testing-mail-server.ts';
import { newsletterContext } from '#services/newsletter/context.ts';
import { issueMailJob, releaseIssueJob } from '#services/newsletter/issue-jobs.ts';
import { newsletter } from '#services/newsletter/newsletter.ts';
import { newsletterTopics } from '#services/newsletter/shared.ts';
import { sealedAddresses } from '#services/sealed-addresses/sealed-addresses.ts';
import { randomOf } from '../bench/generated-words.ts';
import { PublishedDirectory, waitUntil } from '../processes.ts';
import { Child } from './child.ts';

type Options = {
  subscribers: number;
  /** Of the process that sends, and of the database, in turns. */
  kills: number;
  leavers: number;
  perMinute: number;
  /** The next release does not wait for the clock. */
  isHastened?: boolean;
  say(line: string): void;
};

const secret = 'a secret of the tests, and of nothing else';
const longest = 300_000;
/** A mail that the server took, and of which that was not noted when the process was killed, was one of the last that it took. */
const unsettled = 30;
const entries = ['news-shorter-radiation', 'about-you-caring-for-someone', 'types-metastatic'];
const addressOf = (number: number) => `s${number}@example.org`;

type Left = { address: string; taken: number };

/**
 * Sends an issue to many subscribers while the process that sends it, and its database, are killed again and again, and while some leave.
 * Everybody gets it once; who left before it was their turn gets nothing. A mail goes out again only where the process was killed between
 * the mail server's reply and the next statement, which SMTP itself allows.
 */
export async function proveNewsletter({
  subscribers,
  kills,
  leavers,
  perMinute,
  isHastened = false,
  say,
}: Options): Promise<{ faults: string[] }> {
  await using data = new PublishedDirectory();
  const server = await openMailServer(undefined, (mail) => /^To: <?([^\s<>]+)>?\r?$/m.exec(mail)?.[1] ?? '');
  const database = await openDatabase({ dataDirectory: data.path, install: installSiteJobs });
  const { db } = database;
  const random = randomOf('newsletter');
  let worker: Child | undefined;
  try {
    await publishEntries(db, { root: 'content', site });
    await subscribe(db, subscribers);
    const parts = newsletterParts({ environment: parseEnvironment({ DATA_DIR: data.path }), secret, db });
    const [news, { links }] = [newsletter(parts), newsletterContext(parts)];
    const ids = await idsOf(db);
    const began = performance.now();
    await news.operator.begin(entries, perMinute);
    const hasten = async () => {
      if (isHastened)
        await sql`update jobs.job set start_after = now() where name = ${releaseIssueJob.name} and state = 'created'`
          .execute(db)
          .catch(() => {});
    };
    const startWorker = () => new Child('tests/faults/mailing.ts', [data.path, 'work', '0', server.url()], data.path);
    const left: Left[] = [];
    const takenAt: number[] = [];
    worker = startWorker();
    for (let kill = 1; kill <= kills; kill++) {
      const awaited = Math.round((kill * (subscribers - leavers)) / (kills + 1));
      const isThere = async () => {
        await hasten();
        return server.taken.length >= awaited || worker?.isOver === true;
      };
      await waitUntil(isThere, longest, `${awaited} mails are taken: ${worker.output}`);
      if (worker.isOver) throw new Error(`the process that sends ended by itself: ${worker.output}`);
      for (let count = 0; count < Math.ceil(leavers / kills) && left.length < leavers; count++) {
        // Those at the end of the line have not had their turn; the next to it may have it just now.
        const number = Math.floor((server.taken.length + random() * (subscribers - server.taken.length)) % subscribers);
        const address = addressOf(number);
        if (left.some((each) => each.address === address)) continue;
        if ((await news.preferences.leave(links.preferencesToken(ids[number] ?? 0))) === 'left')
          left.push({ address, taken: server.taken.length });
      }
      const what = kill % 2 === 1 ? 'process' : 'database';
      const before = server.taken.length;
      if (what === 'process') {
        worker.kill();
        await worker.endsWithin(longest);
        takenAt.push(server.taken.length);
        worker = startWorker();
      } else {
        process.kill(Number.parseInt(await readFile(path.join(data.path, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
      }
      say(`${String(kill).padStart(3)}  ${what.padEnd(8)} killed after ${before} mails`);
    }
    await waitUntil(
      async () => {
        await hasten();
        return isOver(db);
      },
      longest * 2,
      'the issue is sent',
    );
    worker.kill('SIGTERM');
    await worker.endsWithin(longest);
    const faults = [...mailFaults(server.taken, { subscribers, left, takenAt }), ...(await dead(db))];
    const seconds = Math.round((performance.now() - began) / 1_000);
    const twice = server.taken.length - new Set(server.taken).size;
    for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
    say(
      `an issue to ${subscribers} subscribers under ${kills} kills in ${seconds} s: ${new Set(server.taken).size} got it, ${left.length} left meanwhile, ` +
        `${twice} mails twice; ${faults.length} faults`,
    );
    return { faults };
  } finally {
    worker?.kill();
    await database.close();
    server.close();
  }
}

async function subscribe(db: Kysely<DB>, count: number): Promise<void> {
  const { hash, seal } = sealedAddresses(secret, 'addresses of subscribers');
  const rows = Array.from({ length: count }, (_, number) => {
    const address = addressOf(number);
    const addressHash = hash(address);
    const topic = newsletterTopics[number % 3];
    const topics = [...(topic === undefined ? [] : [topic]), 'research', 'metastatic', 'caring'];
    return {
      address_hash: addressHash,
      address: seal(addressHash, address),
      locale: number % 4 === 0 ? 'es' : 'en',
      topics: number % 2 === 0 ? ['research'] : [...new Set(topics)],
      state: 'confirmed',
    };
  });
  for (let from = 0; from < rows.length; from += 1_000)
    await db
      .insertInto('newsletter_subscriber')
      .values(rows.slice(from, from + 1_000))
      .execute();
}

/** In the order in which they were stored. */
async function idsOf(db: Kysely<DB>): Promise<number[]> {
  return (await db.selectFrom('newsletter_subscriber').select('id').orderBy('id').execute()).map(({ id }) => id);
}

/** False while the database is away. */
async function isOver(db: Kysely<DB>): Promise<boolean> {
  const names = [releaseIssueJob.name, issueMailJob.name];
  return sql<{ left: number }>`select count(*)::int4 as left from jobs.job where name = any(${names}) and state <> 'failed'`
    .execute(db)
    .then(
      ({ rows }) => rows[0]?.left === 0,
      () => false,
    );
}

type Sent = { subscribers: number; left: readonly Left[]; takenAt: readonly number[] };

function mailFaults(taken: readonly string[], { subscribers, left, takenAt }: Sent): string[] {
  const places = Map.groupBy(taken.keys(), (place) => taken[place] ?? '');
  const leftAt = new Map(left.map((each) => [each.address, each.taken]));
  const faults: string[] = [];
  for (let number = 0; number < subscribers; number++) {
    const address = addressOf(number);
    if (!places.has(address) && !leftAt.has(address)) faults.push(`${address} was left out`);
  }
  for (const [address, all] of places) {
    const since = leftAt.get(address);
    // What was under way at that moment had left already, as far as a mail server goes.
    if (since !== undefined && all.some((place) => place >= since + issueMailJob.atOnce)) faults.push(`${address} had left, and got it`);
    for (const place of all.slice(0, -1)) {
      const isUnsettled = takenAt.some((count) => place < count && place >= count - unsettled);
      if (!isUnsettled) faults.push(`${address} got it again, though the process was not killed then`);
    }
  }
  const twice = taken.length - places.size;
  if (twice > issueMailJob.atOnce * takenAt.length) faults.push(`${twice} mails were sent twice`);
  return faults;
}

async function dead(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int4 as count from jobs.job where state = 'failed' group by name`.execute(db);
  return rows.map(({ name, count }) => `${count} of ${name} are dead`);
}
