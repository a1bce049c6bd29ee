import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '#database/database.ts';
import type { DB } from '#database/types.ts';
import { installSiteJobs, jobKinds } from '#server/jobs/kinds.ts';
import { mailRequestJob } from '#services/identity/mail-request-job.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { countJobs } from '#services/jobs/overview.ts';
import { mailJob } from '#services/mail/mail-job.ts';
import { openMailServer } from '#services/mail/testing-mail-server.ts';
import { TemporaryDirectory, waitUntil } from '../processes.ts';
import { Child } from './child.ts';

type Options = { jobs: number; kills: number; say(line: string): void };

const secret = 'a secret of the tests, and of nothing else';
const longest = 120_000;
/** A mail that the server took, and whose job had not ended when its worker was killed, was one of the last that it took. */
const unsettled = 30;

/**
 * Runs so many jobs of each kind that is sent, and kills their worker again and again. Each has to be done, none may be lost; what a job
 * changes in the database is changed once, and a mail is sent again only where its worker was killed between the mail server's reply and
 * the end of the job, which SMTP itself allows.
 */
export async function proveJobs({ jobs, kills, say }: Options): Promise<{ faults: string[] }> {
  await using data = new TemporaryDirectory();
  const server = await openMailServer();
  const database = await openDatabase({ dataDirectory: data.path, install: installSiteJobs });
  try {
    await sendJobs(database.db, jobs);
    /** How many mails were taken when a worker was gone. */
    const takenAt: number[] = [];
    const waits = new Waits(database.db);
    for (let kill = 1; kill <= kills; kill++) {
      const worker = startWorker(data.path, server.url());
      const awaited = Math.round((kill * jobs) / (kills + 1));
      await waitUntil(() => server.taken.length >= awaited || worker.isOver, longest, `${awaited} mails are taken: ${worker.output}`);
      worker.kill();
      await worker.endsWithin(longest);
      takenAt.push(server.taken.length);
      const left = await waits.begin();
      say(`${String(kill).padStart(3)}  killed after ${server.taken.length} mails, with ${left} jobs under way`);
    }
    const last = startWorker(data.path, server.url());
    const isOver = async () => {
      await waits.look();
      return isAllDone(database.db);
    };
    await waitUntil(isOver, longest, 'all jobs are done');
    last.kill('SIGTERM');
    await last.endsWithin(longest);

    const recipients = server.taken.map((mail) => /^To: <?([^\s<>]+)>?\r?$/m.exec(mail)?.[1] ?? '');
    const faults = [
      ...mailFaults(recipients, { jobs, takenAt }),
      ...(await requestFaults(database.db, jobs)),
      ...(await deadFaults(database.db)),
    ];
    const twice = recipients.length - new Set(recipients).size;
    for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
    say(
      `${jobs} jobs of each kind under ${kills} kills: ${twice} mails twice, ${waits.count} jobs whose worker was killed, done after ` +
        `${(waits.longestMs / 1000).toFixed(1)} s at most; ${faults.length} faults`,
    );
    return { faults };
  } finally {
    await database.close();
    server.close();
  }
}

function startWorker(dataDirectory: string, smtpUrl: string): Child {
  return new Child('tests/faults/mailing.ts', [dataDirectory, 'work', '0', smtpUrl], dataDirectory);
}

async function sendJobs(db: Kysely<DB>, count: number): Promise<void> {
  const { send } = jobSender({ secret });
  for (let number = 0; number < count; number++) {
    const email = `m${number}@example.org`;
    await send(db, mailJob, { to: email, locale: 'es', content: { kind: 'password-changed', username: 'Amapola62' } });
    await send(db, mailRequestJob, { purpose: 'reset-password', email, visitor: Buffer.from(email).toString('base64url') });
  }
}

const sentKinds = jobKinds.filter(({ schedule }) => schedule === undefined);

async function isAllDone(db: Kysely<DB>): Promise<boolean> {
  return (await countJobs(db, sentKinds)).every(({ waiting, retried, running }) => waiting + retried + running === 0);
}

/** How long the jobs that were under way at a kill take to be done after all. */
class Waits {
  count = 0;
  longestMs = 0;
  readonly #since = new Map<string, number>();
  readonly #db: Kysely<DB>;

  constructor(db: Kysely<DB>) {
    this.#db = db;
  }

  /** After a kill: gives how many jobs it left. */
  async begin(): Promise<number> {
    await this.look();
    const { rows } = await sql<{ id: string }>`select id from jobs.job where state = 'active' and name in ('mail', 'mail-request')`.execute(
      this.#db,
    );
    const found = rows.filter(({ id }) => !this.#since.has(id));
    for (const { id } of found) this.#since.set(id, performance.now());
    this.count += found.length;
    return found.length;
  }

  async look(): Promise<void> {
    await sleep(100);
    const { rows } = await sql<{ id: string }>`select id from jobs.job where id = any(${[...this.#since.keys()]}::uuid[])`.execute(
      this.#db,
    );
    const left = new Set(rows.map(({ id }) => id));
    for (const [id, since] of this.#since) {
      if (left.has(id)) continue;
      this.longestMs = Math.max(this.longestMs, performance.now() - since);
      this.#since.delete(id);
    }
  }
}

function mailFaults(recipients: readonly string[], { jobs, takenAt }: { jobs: number; takenAt: readonly number[] }): string[] {
  const taken = Map.groupBy(recipients.keys(), (index) => recipients[index] ?? '');
  const lost = Array.from({ length: jobs }, (_, number) => `m${number}@example.org`).filter((address) => !taken.has(address));
  const faults = lost.map((address) => `${address} was sent no mail`);
  for (const [address, places] of taken) {
    for (const place of places.slice(0, -1)) {
      const isUnsettled = takenAt.some((count) => place < count && place >= count - unsettled);
      if (!isUnsettled) faults.push(`${address} was sent its mail again, though its worker was not killed then`);
    }
  }
  const twice = recipients.length - taken.size;
  // As many as a worker sends at once.
  if (twice > mailJob.atOnce * takenAt.length) faults.push(`${twice} mails were sent twice`);
  return faults;
}

async function requestFaults(db: Kysely<DB>, jobs: number): Promise<string[]> {
  const { rows } = await sql<{ times: number; visitors: number }>`
    select count(*)::int4 as times, count(distinct visitor)::int4 as visitors from identity_audit where event = 'reset-asked'`.execute(db);
  const [{ times = 0, visitors = 0 } = {}] = rows;
  return times === jobs && visitors === jobs ? [] : [`${jobs} requests were answered ${times} times, ${visitors} of them at all`];
}

async function deadFaults(db: Kysely<DB>): Promise<string[]> {
  const counts = await countJobs(db, jobKinds);
  return counts.filter(({ dead }) => dead > 0).map(({ kind, dead }) => `${dead} of ${kind} are dead`);
}
