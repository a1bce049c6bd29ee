import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { DB } from '#database/types.ts';
import { invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import { readStudy } from '#services/trials/registry/read-study.ts';
import { isOpen, type Site, type Study } from '#services/trials/study.ts';
import { type Change, changesBetween } from './changes.ts';
import { statesOf } from './stored.ts';

/** A study that was left as it was, for the log: `nctId` is null where it has none. */
export type Failed = { nctId: string | null; why: string };
export type PageOutcome = { stored: number; failed: Failed[] };
type Options = { run: bigint; now: Date };
type Read = { study: Study; sites: Site[] };
/** What is to be written, with what became another. */
type Due = Read & { hash: string; changes: Change[] };

/** Stores the studies of a page in the transaction of its cursor. One that cannot be read stays as it was, and does not count as gone. */
export async function storePage(transaction: Kysely<DB>, page: readonly unknown[], { run, now }: Options): Promise<PageOutcome> {
  const failed: Failed[] = [];
  const read = new Map<string, Read>();
  const seen: string[] = [];
  for (const raw of page) {
    const each = readStudy(raw);
    if (each.kind === 'study') read.set(each.study.nctId, each);
    else failed.push({ nctId: each.nctId, why: each.why });
    const nctId = each.kind === 'study' ? each.study.nctId : each.nctId;
    if (nctId !== null) seen.push(nctId);
  }
  const before = await statesOf(transaction, [...read.keys()]);
  const due = [...read].flatMap(([nctId, state]): Due[] => {
    const old = before.get(nctId);
    // What is neither open nor known is none that we keep.
    if (!old && !isOpen(state.study.status)) return [];
    const hash = hashOf(state);
    if (old?.hash === hash && !old.isGone) return [];
    return [{ ...state, hash, changes: changesBetween(old && !old.isGone ? old : null, state) }];
  });
  const refused = await writeAll(transaction, due, { run, now });
  const isRefused = new Set(refused.map(({ nctId }) => nctId));
  const changed = due.flatMap(({ study: { nctId } }) => (isRefused.has(nctId) ? [] : [nctId]));
  if (seen.length > 0) await transaction.updateTable('trial_study').set({ seen_run: run }).where('nct_id', 'in', seen).execute();
  if (changed.length > 0) await noteChanged(transaction, changed);
  return { stored: changed.length, failed: [...failed, ...refused] };
}

/** Of a whole run that ended: what was open and is on the list no more is gone. */
export async function markGone(transaction: Kysely<DB>, { run, now }: Options): Promise<string[]> {
  const gone = await transaction
    .updateTable('trial_study')
    .set({ vanished_at: now, changed_at: now })
    .where('seen_run', '<', String(run))
    .where('vanished_at', 'is', null)
    .where('status', 'in', ['RECRUITING', 'NOT_YET_RECRUITING'])
    .returning('nct_id as nctId')
    .execute();
  await writeChanges(
    transaction,
    gone.map(({ nctId }) => ({ nctId, kind: 'closed', site: null })),
    now,
  );
  const ids = gone.map(({ nctId }) => nctId);
  if (ids.length > 0) await noteChanged(transaction, ids);
  return ids;
}

/** The pages that show them are dropped when the transaction commits. */
async function noteChanged(transaction: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await transaction.updateTable('trial_mirror').set({ revision: sql`revision + 1` }).execute();
  await invalidateTags(transaction, ids.map(tags.trial));
}

/** Writes them all at once. What the database refuses takes no other with it: then each half is tried by itself. */
async function writeAll(transaction: Kysely<DB>, due: readonly Due[], options: Options): Promise<Failed[]> {
  if (due.length === 0) return [];
  await sql`savepoint studies`.execute(transaction);
  try {
    await writeStudies(transaction, due, options);
    await writeChanges(
      transaction,
      due.flatMap(({ study: { nctId }, changes }) => changes.map((change) => ({ nctId, ...change }))),
      options.now,
    );
    await sql`release savepoint studies`.execute(transaction);
    return [];
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    await sql`rollback to savepoint studies`.execute(transaction);
    const [first, ...others] = due;
    if (first && others.length === 0) return [{ nctId: first.study.nctId, why: `the database refused it: ${error.code}` }];
    const half = due.length >> 1;
    return [...(await writeAll(transaction, due.slice(0, half), options)), ...(await writeAll(transaction, due.slice(half), options))];
  }
}

async function writeStudies(transaction: Kysely<DB>, due: readonly Due[], { run, now }: Options): Promise<void> {
  const rows = due.map(({ study, hash }) => ({
    ...{ nct_id: study.nctId, study: JSON.stringify(study), hash, status: study.status, first_seen: now, changed_at: now, seen_run: run },
  }));
  await transaction
    .insertInto('trial_study')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('nct_id').doUpdateSet(({ ref }) => ({
        ...{ study: ref('excluded.study'), hash: ref('excluded.hash'), status: ref('excluded.status') },
        ...{ changed_at: now, vanished_at: null, seen_run: run },
      })),
    )
    .execute();
  const ids = rows.map(({ nct_id: nctId }) => nctId);
  await transaction.deleteFrom('trial_site').where('nct_id', 'in', ids).execute();
  // One parameter, whatever their number.
  const sites = JSON.stringify(due.map(({ study: { nctId }, sites }) => ({ nctId, sites })));
  await sql`
    insert into trial_site (nct_id, place, site)
    select study->>'nctId', place - 1, site
    from jsonb_array_elements(${sites}::jsonb) as studies (study), jsonb_array_elements(study->'sites') with ordinality as each (site, place)`.execute(
    transaction,
  );
}

/** In their order, by which their numbers go. */
async function writeChanges(transaction: Kysely<DB>, changes: readonly (Change & { nctId: string })[], at: Date): Promise<void> {
  await sql`
    insert into trial_change (nct_id, kind, site, at)
    select change->>'nctId', change->>'kind', nullif(change->'site', 'null'), ${at}
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) with ordinality as each (change, place) order by place`.execute(
    transaction,
  );
}

const hashOf = ({ study, sites }: Read) =>
  createHash('sha256')
    .update(JSON.stringify([study, sites]))
    .digest('base64url');
