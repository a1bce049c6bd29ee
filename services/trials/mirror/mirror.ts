import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import { NotAnswered } from '#services/fetch-json/fetch-json.ts';
import type { Asked, RegistryClient } from '#services/trials/registry/registry-client.ts';
import { isDue } from './due.ts';
import { type Failed, markGone, storePage } from './store-page.ts';

const day = 24 * 60 * 60_000;
/** So often all is read anew, and not only what changed: what left the list is found then. */
const wholeEvery = 7 * day;
/** A run that was not ended for so long begins anew: its tokens are forgotten by then. */
const longestRun = day;

/** What became of a run. */
export type MirrorOutcome =
  /** The registry had nothing new, or was asked this night already. */
  | { kind: 'unchanged' }
  | { kind: 'done'; whole: boolean; pages: number; stored: number; gone: number; failed: Failed[] }
  /** What was there stays. */
  | { kind: 'silent'; code: string };

type Parts = { db: Kysely<DB>; source: string; client: RegistryClient; isSample?: boolean; now?: () => Date };

/** The copy of the registry's open studies of breast cancer, and how it is kept up to date. */
export function mirror({ db, source, client, isSample = false, now = () => new Date() }: Parts) {
  const row = () => db.selectFrom('trial_mirror').selectAll().executeTakeFirstOrThrow();
  type Row = Awaited<ReturnType<typeof row>>;

  /** Of another registry nothing stays: of what is made up nothing may be left. */
  const expectSource = async (): Promise<Row> => {
    const found = await row();
    if (found.source === source) return found;
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('trial_study').execute();
      const empty = { data_timestamp: null, mirrored_at: null, whole_at: null, checked_at: null, failed_at: null, failure: null };
      await transaction
        .updateTable('trial_mirror')
        .set({ source, ...empty, run_kind: null, page_token: null, revision: sql`revision + 1` })
        .execute();
      await invalidateTags(transaction, [tags.trials]);
    });
    return row();
  };

  /** Begins a run where there is something new. */
  const begin = async (found: Row, signal: AbortSignal): Promise<Row | null> => {
    const timestamp = await client.dataTimestamp(signal);
    const at = now();
    const isWhole = found.data_timestamp === null || found.whole_at === null || at.getTime() - found.whole_at.getTime() >= wholeEvery;
    const checked = { checked_at: at, failed_at: null, failure: null };
    if (!isWhole && found.data_timestamp === timestamp) {
      await db.updateTable('trial_mirror').set(checked).execute();
      return null;
    }
    const begun = await db
      .updateTable('trial_mirror')
      .set({
        ...{ ...checked, run: sql`run + 1`, run_kind: isWhole ? 'whole' : 'changes', run_timestamp: timestamp },
        ...{ run_since: isWhole ? null : twoDaysBefore(found.data_timestamp ?? timestamp), run_started_at: at, page_token: null, pages: 0 },
      })
      .where('run', '=', found.run)
      .returningAll()
      .executeTakeFirst();
    // Another process began meanwhile, and goes on with it.
    return begun ?? null;
  };

  /** The next page of a run, stored in one transaction with how far it came. Null where another process did so meanwhile. */
  const step = async (run: Row, signal: AbortSignal) => {
    const asked: Asked = run.run_since === null ? { kind: 'whole' } : { kind: 'changes', since: run.run_since };
    const page = await client.page(asked, run.page_token, signal);
    const place = { run: BigInt(run.run), now: now() };
    return db.transaction().execute(async (transaction) => {
      const next = await transaction
        .updateTable('trial_mirror')
        .set({ page_token: page.next, pages: sql`pages + 1` })
        .where('run', '=', run.run)
        .where(sql<boolean>`page_token is not distinct from ${run.page_token}`)
        .where('run_kind', 'is not', null)
        .returningAll()
        .executeTakeFirst();
      if (!next) return null;
      const outcome = await storePage(transaction, page.studies, place);
      const gone = page.next === null ? await finish(transaction, next, place) : [];
      return { ...outcome, gone: gone.length, next: page.next === null ? null : next };
    });
  };

  const finish = async (transaction: Kysely<DB>, run: Row, place: { run: bigint; now: Date }): Promise<string[]> => {
    const isWhole = run.run_kind === 'whole';
    const gone = isWhole ? await goneOf(transaction, place) : [];
    const done = { data_timestamp: run.run_timestamp, mirrored_at: place.now, ...(isWhole ? { whole_at: place.now } : {}) };
    await transaction
      .updateTable('trial_mirror')
      .set({ ...done, run_kind: null, page_token: null, failed_at: null, failure: null, revision: sql`revision + 1` })
      .execute();
    await invalidateTags(transaction, [tags.trials]);
    return gone;
  };

  return {
    /** Brings the copy up to date, where that is due; a run that was broken off goes on where it stood. */
    async run(signal: AbortSignal, { isAsked = false } = {}): Promise<MirrorOutcome> {
      const total = { pages: 0, stored: 0, gone: 0, failed: [] as Failed[] };
      try {
        const found = await expectSource();
        const isRunning = found.run_kind !== null && now().getTime() - (found.run_started_at?.getTime() ?? 0) < longestRun;
        if (!isRunning && !isAsked && !isDue(found.checked_at, now())) return { kind: 'unchanged' };
        let run: Row | null = isRunning ? found : await begin(found, signal);
        if (run === null) return { kind: 'unchanged' };
        const whole = run.run_kind === 'whole';
        while (run !== null) {
          const stepped = await step(run, signal);
          if (stepped === null) return { kind: 'unchanged' };
          total.pages += 1;
          total.stored += stepped.stored;
          total.gone += stepped.gone;
          total.failed.push(...stepped.failed);
          run = stepped.next;
        }
        return { kind: 'done', whole, ...total };
      } catch (error) {
        if (!(error instanceof NotAnswered)) throw error;
        await db.updateTable('trial_mirror').set({ failed_at: now(), failure: error.code }).execute();
        // It does not know the token any more: the run begins at its first page, and what it stored stays.
        if (error.code === 'answered 400') await db.updateTable('trial_mirror').set({ page_token: null }).execute();
        return { kind: 'silent', code: error.code };
      }
    },

    /** Whether what is stored is the copy of another registry; a sample does not wait for the clock where there is no copy, either. */
    async isOfAnother(): Promise<boolean> {
      const found = await row();
      return found.source !== source && (found.source !== null || isSample);
    },

    /** How far it is, for an operator. */
    async status() {
      const found = await row();
      const { count } = await db
        .selectFrom('trial_study')
        .select(sql<number>`count(*)::int4`.as('count'))
        .where('vanished_at', 'is', null)
        .where('status', 'in', ['RECRUITING', 'NOT_YET_RECRUITING'])
        .executeTakeFirstOrThrow();
      return { ...found, open: count };
    },
  };
}
export type Mirror = ReturnType<typeof mirror>;

/**
 * What left the list. Where that would be more than half of what is known, the list itself is not to be believed, and everything stays.
 */
async function goneOf(transaction: Kysely<DB>, place: { run: bigint; now: Date }): Promise<string[]> {
  const { known, seen } = await transaction
    .selectFrom('trial_study')
    .select([sql<number>`count(*)::int4`.as('known'), sql<number>`(count(*) filter (where seen_run = ${place.run}))::int4`.as('seen')])
    .where('vanished_at', 'is', null)
    .where('status', 'in', ['RECRUITING', 'NOT_YET_RECRUITING'])
    .executeTakeFirstOrThrow();
  return seen * 2 < known ? [] : markGone(transaction, place);
}

/** The registry's date has no zone, and weekends do not move it: two days more are read than would be needed. */
function twoDaysBefore(timestamp: string): string {
  return new Date(Date.parse(timestamp.slice(0, 10)) - 2 * day).toISOString().slice(0, 10);
}
