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

/** Stores the studies of a page in the transaction of its cursor. One that cannot be read stays as it was, and does not count as gone. */
export async function storePage(transaction: Kysely<DB>, page: readonly unknown[], { run, now }: Options): Promise<PageOutcome> {
  const outcome: PageOutcome = { stored: 0, failed: [] };
  const read = new Map<string, Read>();
  const seen: string[] = [];
  for (const raw of page) {
    const each = readStudy(raw);
    if (each.kind === 'study') read.set(each.study.nctId, each);
    else outcome.failed.push({ nctId: each.nctId, why: each.why });
    const nctId = each.kind === 'study' ? each.study.nctId : each.nctId;
    if (nctId !== null) seen.push(nctId);
  }
  const before = await statesOf(transaction, [...read.keys()]);
  const changed: string[] = [];
  for (const [nctId, state] of read) {
    const old = before.get(nctId);
    // What is neither open nor known is none that we keep.
    if (!old && !isOpen(state.study.status)) continue;
    const hash = hashOf(state);
    if (old?.hash === hash && !old.isGone) continue;
    // One that the database refuses takes no other with it.
    await sql`savepoint study`.execute(transaction);
    try {
      await writeStudy(transaction, state, { hash, run, now });
      await writeChanges(transaction, nctId, changesBetween(old && !old.isGone ? old : null, state), now);
      changed.push(nctId);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      await sql`rollback to savepoint study`.execute(transaction);
      outcome.failed.push({ nctId, why: `the database refused it: ${error.code}` });
    }
  }
  if (seen.length > 0) await transaction.updateTable('trial_study').set({ seen_run: run }).where('nct_id', 'in', seen).execute();
  if (changed.length > 0) await noteChanged(transaction, changed);
  return { ...outcome, stored: changed.length };
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
  for (const { nctId } of gone) await writeChanges(transaction, nctId, [{ kind: 'closed', site: null }], now);
  const ids = gone.map(({ nctId }) => nctId);
  if (ids.length > 0) await noteChanged(transaction, ids);
  return ids;
}

/** The pages that show them are dropped when the transaction commits. */
async function noteChanged(transaction: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await transaction.updateTable('trial_mirror').set({ revision: sql`revision + 1` }).execute();
  await invalidateTags(transaction, ids.map(tags.trial));
}

async function writeStudy(transaction: Kysely<DB>, { study, sites }: Read, { hash, run, now }: Options & { hash: string }): Promise<void> {
  const row = { study: JSON.stringify(study), hash, status: study.status, changed_at: now, vanished_at: null, seen_run: run };
  await transaction
    .insertInto('trial_study')
    .values({ nct_id: study.nctId, first_seen: now, ...row })
    .onConflict((conflict) => conflict.column('nct_id').doUpdateSet(row))
    .execute();
  await transaction.deleteFrom('trial_site').where('nct_id', '=', study.nctId).execute();
  if (sites.length === 0) return;
  // One parameter, whatever their number.
  await sql`
    insert into trial_site (nct_id, place, site)
    select ${study.nctId}, place - 1, site from jsonb_array_elements(${JSON.stringify(sites)}::jsonb) with ordinality as each (site, place)`.execute(
    transaction,
  );
}

async function writeChanges(transaction: Kysely<DB>, nctId: string, changes: readonly Change[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  await transaction
    .insertInto('trial_change')
    .values(changes.map(({ kind, site }) => ({ nct_id: nctId, kind, site: site && JSON.stringify(site), at })))
    .execute();
}

const hashOf = ({ study, sites }: Read) =>
  createHash('sha256')
    .update(JSON.stringify([study, sites]))
    .digest('base64url');
