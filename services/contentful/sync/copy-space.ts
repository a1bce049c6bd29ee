import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { tooLarge, type Unreadable } from '#services/contentful/too-large.ts';
import { PageTooLarge, SpaceSilent, TokenRefused } from './space-silent.ts';
import type { SyncClient, SyncPage } from './sync-client.ts';

/** A run that was not ended for so long begins anew: its tokens may be forgotten by then. In milliseconds. */
const longestRun = 24 * 60 * 60_000;
const leastPage = 10;
/** Of a page of up to 7 MB so many items are stored with one statement, each of which has its time limit. */
const mostStored = 100;

const itemSchema = z.object({
  sys: z.object({
    id: z.string().min(1).max(100),
    type: z.enum(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']),
    environment: z.object({ sys: z.object({ id: z.string() }) }).optional(),
  }),
});

export type CopyOutcome = {
  kind: 'initial' | 'delta';
  pages: number;
  items: number;
  gone: number;
  /** Items of another environment, or of no kind that is known. */
  passedOver: number;
  /** What was not among everything, and stays because it would be more than half of what is known: an operator has to say so. */
  doubted: number;
  begunAnew: boolean;
};
type Parts = { db: Kysely<DB>; client: SyncClient; source: string; environment: string; now?: () => Date };

/**
 * Brings the copy of a space up to date: everything at first, and afterwards what changed. Each page is stored with how far it came, so that
 * a run that was broken off goes on; the token for the next changes is stored with the last page.
 * @throws SpaceSilent where what there is stays
 */
export function spaceCopy({ db, client, source, environment, now = () => new Date() }: Parts) {
  const state = () => db.selectFrom('contentful_sync').selectAll().executeTakeFirstOrThrow();
  type State = Awaited<ReturnType<typeof state>>;

  const begin = async (found: State, kind: 'initial' | 'delta'): Promise<State> =>
    db
      .updateTable('contentful_sync')
      .set({ source, run: sql`run + 1`, run_kind: kind, run_began_at: now(), next_page: kind === 'delta' ? found.sync_url : null })
      .where('run', '=', found.run)
      .returningAll()
      .executeTakeFirstOrThrow();

  /** Of another space nothing stays. */
  const beginOrGoOn = async (): Promise<State> => {
    const found = await state();
    if (found.source !== source) {
      await db.deleteFrom('contentful_item').execute();
      await db.updateTable('contentful_sync').set({ source, sync_url: null, next_page: null, run_kind: null, model_hash: null }).execute();
      return begin(await state(), 'initial');
    }
    const isUnderWay =
      found.run_kind !== null && found.run_began_at !== null && now().getTime() - found.run_began_at.getTime() < longestRun;
    if (isUnderWay) return found;
    return begin(found, found.sync_url === null ? 'initial' : 'delta');
  };

  const ask = (run: State, signal: AbortSignal): Promise<SyncPage> =>
    run.next_page === null ? client.initial(run.page_size, signal) : client.page(run.next_page, signal);

  /** Null where another process stored the same page meanwhile. */
  const store = (run: State, page: SyncPage, isBelieved: boolean) =>
    db.transaction().execute(async (transaction) => {
      const ended =
        page.nextSync === null ? {} : { sync_url: page.nextSync, run_kind: null, synced_at: now(), failed_at: null, failure: null };
      const next = await transaction
        .updateTable('contentful_sync')
        .set({ next_page: page.nextPage, ...ended })
        .where('run', '=', run.run)
        .where('run_kind', 'is not', null)
        .where(sql<boolean>`next_page is not distinct from ${run.next_page}`)
        .returningAll()
        .executeTakeFirst();
      if (!next) return null;
      const stored = await storeItems(transaction, page.items, run.run, environment);
      // Everything came, and what did not is there no more: a sync of everything names no deletion.
      const isWhole = page.nextSync !== null && run.run_kind === 'initial';
      const unseen = isWhole ? await removeUnseen(transaction, run.run, isBelieved) : { gone: 0, doubted: 0 };
      return { next, passedOver: stored.passedOver, gone: stored.gone + unseen.gone, doubted: unseen.doubted };
    });

  return {
    /** `isBelieved`: everything is asked for anew, and believed whatever is not among it. */
    async bring(signal: AbortSignal, { isBelieved = false } = {}): Promise<CopyOutcome> {
      if (isBelieved) await db.updateTable('contentful_sync').set({ sync_url: null, run_kind: null, next_page: null }).execute();
      let run = await beginOrGoOn();
      const outcome: CopyOutcome = {
        kind: run.run_kind === 'initial' ? 'initial' : 'delta',
        pages: 0,
        items: 0,
        gone: 0,
        passedOver: 0,
        doubted: 0,
        begunAnew: false,
      };
      while (run.run_kind !== null) {
        try {
          const page = await ask(run, signal);
          const stored = await store(run, page, isBelieved);
          if (!stored) return outcome;
          outcome.pages += 1;
          outcome.items += page.items.length;
          outcome.gone += stored.gone;
          outcome.passedOver += stored.passedOver;
          outcome.doubted += stored.doubted;
          run = stored.next;
        } catch (error) {
          const page_size = error instanceof PageTooLarge ? Math.max(leastPage, Math.floor((run.page_size * 2) / 3)) : run.page_size;
          const canGoOn = error instanceof PageTooLarge ? page_size < run.page_size : error instanceof TokenRefused && !outcome.begunAnew;
          if (!canGoOn) throw silenceOf(error);
          if (error instanceof TokenRefused) outcome.begunAnew = true;
          // The size of pages is part of the token: everything is asked for anew.
          await db.updateTable('contentful_sync').set({ page_size, sync_url: null }).where('run', '=', run.run).execute();
          run = await begin(run, 'initial');
          outcome.kind = 'initial';
        }
      }
      return outcome;
    },
  };
}

/** What cannot be mended by asking anew: the next run tries again. */
function silenceOf(error: unknown): unknown {
  if (error instanceof TokenRefused) return new SpaceSilent('refuses the token that it gave');
  return error instanceof PageTooLarge ? new SpaceSilent('the smallest page is too large') : error;
}

/** Of an item that is there no more. */
const gone = { item: null, pending: true, change: sql<string>`change + 1` };

/** Gives how many were deleted, and how many are of another environment or of none of the four kinds, and were passed over. */
async function storeItems(
  transaction: Transaction<DB>,
  items: readonly unknown[],
  run: string,
  environment: string,
): Promise<{ gone: number; passedOver: number }> {
  const read = items.flatMap((item) => {
    const { data } = itemSchema.safeParse(item);
    const isOurs = data && (data.sys.environment === undefined || data.sys.environment.sys.id === environment);
    if (!isOurs) return [];
    const large = tooLarge(item);
    const { type, id } = data.sys;
    return [{ type, id, item: large === null ? item : ({ sys: { type, id }, tooLarge: large } satisfies Unreadable) }];
  });
  // In one page a later word on the same item holds.
  const last = new Map(read.map((each) => [`${each.type.replace('Deleted', '')} ${each.id}`, each]));
  const kept = [...last.values()].filter(({ type }) => type === 'Entry' || type === 'Asset');
  const deleted = [...last.values()].filter(({ type }) => type !== 'Entry' && type !== 'Asset');
  for (let from = 0; from < kept.length; from += mostStored)
    await transaction
      .insertInto('contentful_item')
      .values(
        kept.slice(from, from + mostStored).map(({ type, id, item }) => ({
          kind: type === 'Entry' ? 'entry' : 'asset',
          id,
          item: storableJson(item),
          run,
          pending: true,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet((eb) => ({
          item: eb.ref('excluded.item'),
          run,
          pending: sql<boolean>`contentful_item.pending or contentful_item.item is distinct from excluded.item`,
          change: sql<string>`contentful_item.change + (contentful_item.item is distinct from excluded.item)::int`,
        })),
      )
      .execute();
  let count = 0;
  for (const { type, id } of deleted) {
    const { numUpdatedRows } = await transaction
      .updateTable('contentful_item')
      .set({ ...gone, run })
      .where('kind', '=', type === 'DeletedEntry' ? 'entry' : 'asset')
      .where('id', '=', id)
      .where('item', 'is not', null)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return { gone: count, passedOver: items.length - read.length };
}

/** PostgreSQL holds neither NUL nor half a character in JSON. */
function storableJson(item: unknown): string {
  return JSON.stringify(item, (_, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value));
}

/** Where less than half of what is known was seen, what was told is not to be believed, and everything stays. */
async function removeUnseen(transaction: Transaction<DB>, run: string, isBelieved: boolean): Promise<{ gone: number; doubted: number }> {
  const { known, seen } = await transaction
    .selectFrom('contentful_item')
    .select([sql<number>`count(*)::int4`.as('known'), sql<number>`(count(*) filter (where run = ${run}))::int4`.as('seen')])
    .where('item', 'is not', null)
    .executeTakeFirstOrThrow();
  if (!isBelieved && seen * 2 < known) return { gone: 0, doubted: known - seen };
  const unseen = transaction
    .updateTable('contentful_item')
    .set({ ...gone, run })
    .where('run', '<', run);
  const { numUpdatedRows } = await unseen.where('item', 'is not', null).executeTakeFirst();
  return { gone: Number(numUpdatedRows), doubted: 0 };
}
