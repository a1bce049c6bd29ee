import { type Kysely, sql } from 'kysely';
import { parseEnvironment } from '#config/environment.ts';
import { memberKeysOf } from '#config/member-keys.ts';
import { openDatabase } from '#database/database.ts';
import type { DB } from '#database/types.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { forMember } from '#services/identity/as-member.ts';
import { good, newMember, testAudit, testIdentity } from '#services/identity/testing.ts';
import { job } from '#services/jobs/job-kind.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { runWaiting } from '#services/jobs/testing.ts';
import { mailJob } from '#services/mail/mail-job.ts';
import { outbox } from '#services/mail/outbox.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { memberTrials } from '#services/members/trials/member-trials.ts';
import { statesOf } from '#services/trials/mirror/stored.ts';
import { milesBetween } from '#services/trials/place/distance.ts';
import { placeOf } from '#services/trials/place/zip-code.ts';
import { readStudy } from '#services/trials/registry/read-study.ts';
import type { TrialSearch } from '#services/trials/shared.ts';
import { type MadeChange, madeNight } from '#services/trials/testing-nights.ts';
import { silence, standInRegistry } from '#services/trials/testing-registry.ts';
import { type MadeStudy, madeStudies, randomFrom } from '#services/trials/testing-studies.ts';
import { trials } from '#services/trials/trials.ts';
import { lastChange } from '#services/trials/what-changed.ts';
import { longestRun } from '../patience.ts';
import { TemporaryDirectory, waitUntil } from '../processes.ts';
import { Child } from './child.ts';

type Options = {
  nights: number;
  /** One kill in each of so many nights, from the third on: runs have several pages by then. */
  kills: number;
  members: number;
  say(line: string): void;
};
type Follower = { id: string; email: string; isTold(change: MadeChange): boolean };

const secret = 'a secret of the tests, and of nothing else';
const start = Date.UTC(2026, 10, 1);
const dateOf = (night: number) => new Date(start + night * 86_400_000).toISOString().slice(0, 10);
const timestampOf = (night: number) => `${dateOf(night)}T09:00:00`;
const idOf = ({ protocolSection }: MadeStudy) => protocolSection.identificationModule.nctId;

/** Where a kill strikes: while a page is awaited, in the middle of its transaction, in that of a mail, and between mails. */
const moments = ['asking', 'storing', 'telling', 'between mails'] as const;
type Moment = (typeof moments)[number];

/**
 * Replays nights of the registry while the process that copies it and writes to members is killed again and again (SIGKILL). After each
 * night the changes that are kept, and who was written to, are exactly those of a plain computation; at the end the copy is the registry.
 */
export async function proveFollowing({ nights, kills, members, say }: Options): Promise<{ faults: string[]; kills: Map<Moment, number> }> {
  await using data = new TemporaryDirectory();
  const made = madeStudies({ studies: 260, sites: 1_600, seed: 11 });
  const registry = await standInRegistry({ studies: made, dataTimestamp: timestampOf(0) });
  const database = await openDatabase({ dataDirectory: data.path, install: installSiteJobs });
  const { db } = database;
  const faults: string[] = [];
  const struck = new Map<Moment, number>();
  const begin = () => new Child('tests/faults/follower.ts', [data.path, registry.url], data.path);
  let follower: Child | undefined;
  try {
    const followers = await join(db, { dataDirectory: data.path, url: registry.url, made, members });
    const killing = new Killing(db, registry);
    const random = randomFrom(30);
    follower = begin();
    for (let night = 1; night <= nights; night++) {
      const [before, mails] = [await lastChange(db), [] as string[]];
      const changes = madeNight(made, { random, date: dateOf(night), share: 0.25 });
      const moment = night > 2 && night <= kills + 2 ? moments[(night - 3) % moments.length] : undefined;
      const strike = moment && (await killing.prepare(moment));
      registry.holds({ studies: made, dataTimestamp: timestampOf(night) });
      await sql`update trial_mirror set checked_at = null, whole_at = whole_at - interval '1 day'`.execute(db);
      if (moment && strike) {
        const current = follower;
        if (await strike(current)) struck.set(moment, (struck.get(moment) ?? 0) + 1);
        await current.endsWithin(longestRun);
        follower = begin();
      }
      const over = () => isOver(db, followers, timestampOf(night));
      await waitUntil(async () => follower?.isOver || (await over()), longestRun, `night ${night} is over: ${follower.output}`);
      if (follower.isOver) throw new Error(`the process ended by itself: ${follower.output}`);
      await runWaiting(
        { db, secret },
        job(mailJob, async ({ to }) => void mails.push(to)),
      );
      const stored = await db.selectFrom('trial_change').select(['nct_id', 'kind']).where('id', '>', String(before)).execute();
      const expect = (what: string, is: readonly string[], wanted: readonly string[]) => {
        const [one, other] = [is.toSorted().join(), wanted.toSorted().join()];
        if (one !== other) faults.push(`night ${night}, ${what}: ${one} and not ${other}`);
      };
      const lineOf = (nctId: string, kind: string) => `${nctId} ${kind}`;
      const told = followers.filter(({ isTold }) => changes.some(isTold)).map(({ email }) => email);
      expect(
        'changes',
        stored.map(({ nct_id: nctId, kind }) => lineOf(nctId, kind)),
        changes.map(({ nctId, kind }) => lineOf(nctId, kind)),
      );
      expect('mails', mails, told);
      say(
        `${String(night).padStart(3)}  ${changes.length} changes, ${mails.length} of ${followers.length} told${moment ? `, killed ${moment}` : ''}`,
      );
    }
    faults.push(...(await copyFaults(db, made)));
    const told = [...struck].map(([moment, count]) => `${count} ${moment}`).join(', ');
    for (const fault of faults.slice(0, 20)) say(`FAULT ${fault.slice(0, 600)}`);
    say(`${nights} nights under kills: ${told}; ${faults.length} faults`);
    return { faults, kills: struck };
  } finally {
    follower?.kill();
    await database.close();
    registry.close();
  }
}

type Setting = { dataDirectory: string; url: string; made: readonly MadeStudy[]; members: number };

/** Members with trials, or with a search, who want to be told; the copy is there already. */
async function join(db: Kysely<DB>, { dataDirectory, url, made, members }: Setting): Promise<Follower[]> {
  const ring = keyRing(() => memberKeysOf(parseEnvironment({ DATA_DIR: dataDirectory })), testAudit);
  const service = trials(db, { url, isSample: false }, { pace: 0 });
  await service.mirror?.run(new AbortController().signal);
  const identity = testIdentity(db);
  const scopes = memberScopes(identity, ring);
  const kept = memberTrials({
    db,
    scopes,
    ring,
    trials: service,
    outbox: outbox(jobSender({ secret })),
    urlOf: () => 'https://alba.example',
  });
  const followers: Follower[] = [];
  for (let number = 0; number < members; number++) {
    const { browser, member } = await newMember(identity);
    await db.updateTable('identity_user').set({ email_verified: true }).where('id', '=', member.id).execute();
    good(await kept.setMail(browser.caller, true));
    const own = { id: member.id, email: member.email };
    if (number % 2 === 0) {
      const ids = [number, number + 1, number + 2].flatMap((at) => made.slice(at, at + 1)).map(idOf);
      for (const nctId of ids) good(await kept.keepTrial(browser.caller, nctId));
      followers.push({ ...own, isTold: ({ nctId, kind }) => kind !== 'criteria' && ids.includes(nctId) });
    } else {
      const zip = zips[number % zips.length] ?? '10001';
      good(await kept.keepSearch(browser.caller, { ...anySearch, zip }));
      const place = placeOf(zip);
      if (!place) throw new Error(`${zip} is no place`);
      const isNear = ({ points }: MadeChange) => points.some((point) => milesBetween(place, point) <= Number(anySearch.distance));
      followers.push({ ...own, isTold: (change) => change.kind !== 'criteria' && isNear(change) });
    }
  }
  return followers;
}

const zips = ['10001', '96813', '99501', '59101', '00901', '87101', '79901'];
const anySearch = {
  ...{ distance: '25', phase: null, subtype: null, setting: null, kind: null, biomarkers: [], earlier: [] },
  ...{ hasBrainMetastases: false, sort: 'distance', from: 0 },
} as const satisfies Omit<TrialSearch, 'zip'>;

/** The copy is of that date, and all who want to be told are told of its last change. */
async function isOver(db: Kysely<DB>, followers: readonly Follower[], timestamp: string): Promise<boolean> {
  const { data_timestamp: date, run_kind: run } = await db.selectFrom('trial_mirror').selectAll().executeTakeFirstOrThrow();
  if (date !== timestamp || run !== null) return false;
  const last = await lastChange(db);
  for (const { id } of followers) {
    const row = await forMember(db, id, (transaction) =>
      transaction.selectFrom('member_trial_mail').select('told_through').where('member_id', '=', id).executeTakeFirstOrThrow(),
    );
    if (Number(row?.told_through) < last) return false;
  }
  return true;
}

/** Of the registry's open studies each is stored as it is, and nothing else is open. */
async function copyFaults(db: Kysely<DB>, made: readonly MadeStudy[]): Promise<string[]> {
  const isOpen = ({ protocolSection: { statusModule } }: MadeStudy) => /^(?:NOT_YET_)?RECRUITING$/.test(statusModule.overallStatus);
  const states = await statesOf(db, made.map(idOf));
  return made.flatMap((raw) => {
    const [state, read] = [states.get(idOf(raw)), readStudy(raw)];
    const isThere = state !== undefined && !state.isGone && /^(?:NOT_YET_)?RECRUITING$/.test(state.study.status ?? '');
    if (isThere !== isOpen(raw)) return [`${idOf(raw)} is ${isThere ? '' : 'not '}open in the copy`];
    if (!isThere || read.kind !== 'study') return [];
    const same = JSON.stringify([state.study, state.sites]) === JSON.stringify([read.study, read.sites]);
    return same ? [] : [`${idOf(raw)} is another in the copy`];
  });
}

type Registry = Awaited<ReturnType<typeof standInRegistry>>;
/** Kills when its moment has come; false where that did not come, and it was killed afterwards. */
type Strike = (follower: Child) => Promise<boolean>;

/** Has a process stop at a moment, and kills it there. */
class Killing {
  readonly #db: Kysely<DB>;
  readonly #registry: Registry;

  constructor(db: Kysely<DB>, registry: Registry) {
    this.#db = db;
    this.#registry = registry;
  }

  async prepare(moment: Moment): Promise<Strike> {
    switch (moment) {
      case 'asking':
        return this.#whileAsking();
      case 'storing':
        return this.#whileItWaitsFor('trial_change');
      case 'telling':
        return this.#whileItWaitsFor('jobs.job');
      case 'between mails':
        return this.#betweenMails();
    }
  }

  /** The registry does not answer the second page of a run, whose first is stored. */
  #whileAsking(): Strike {
    let isAsked = false;
    this.#registry.has((_, path) => {
      if (!path.includes('pageToken')) return null;
      isAsked = true;
      return silence;
    });
    return async (follower) => {
      await waitUntil(() => isAsked || follower.isOver, longestRun, 'the second page is asked for');
      follower.kill();
      this.#registry.has(() => null);
      return isAsked;
    };
  }

  /** Nobody can write to a table: whoever does, stands in the middle of a transaction. */
  async #whileItWaitsFor(table: 'trial_change' | 'jobs.job'): Promise<Strike> {
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = this.#db.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
      locked.resolve();
      await held.promise;
    });
    await Promise.race([locked.promise, holding]);
    return async (follower) => {
      try {
        await waitUntil(() => this.#isWaiting(), longestRun, `somebody waits for ${table}: ${follower.output}`);
      } finally {
        follower.kill();
        await follower.endsWithin(longestRun);
        held.resolve();
        await holding;
      }
      return true;
    };
  }

  async #isWaiting(): Promise<boolean> {
    const { rows } = await sql<{ count: number }>`select count(*)::int4 as count from pg_locks where not granted`.execute(this.#db);
    return (rows[0]?.count ?? 0) > 0;
  }

  /** As soon as a mail of the night is stored. */
  #betweenMails(): Strike {
    return async (follower) => {
      await waitUntil(async () => (await this.#mails()) > 0 || follower.isOver, longestRun, 'a mail is stored');
      follower.kill();
      return true;
    };
  }

  async #mails(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int4 as count from jobs.job where name = ${mailJob.name}`.execute(
      this.#db,
    );
    return rows[0]?.count ?? 0;
  }
}
