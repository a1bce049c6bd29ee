import { createHmac } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, AuditSeal as SealTable } from '#database/types.ts';
import type { Key } from '#services/encryption/encryption.ts';
import { type AuditKeys, type AuditRow, isOurs, lineMac } from './audit-line.ts';

export type SealRow = Selectable<SealTable>;
/** The newest seal. Kept outside of the database, it tells that no newer ones were cut off. */
export type Head = { number: number; mac: string };

/** What the first seal follows. */
export const beginning = Buffer.alloc(0);

/** For so long a line may be written before it is committed: what was sealed before that is not looked at again each time. */
const settled = '15 minutes';
/** So many lines are looked at at a time. */
const mostLines = 5_000;

/** The code of a seal: over its key's id, all that it says, and the codes of the lines that it covers, in order. */
export function sealMac({ id, bytes }: Key, seal: Omit<SealRow, 'mac' | 'key_id'>, lines: readonly Buffer[]): Buffer {
  const { number, sealed_at: at, kind, ids, through_id: through, removed_through: removed, removed_mac: removedMac, previous } = seal;
  const said = [String(number), at.toISOString(), kind, ids.map(String), String(through), removed === null ? null : String(removed)];
  return createHmac('sha256', bytes)
    .update(
      JSON.stringify([id, ...said, removedMac?.toString('hex') ?? null, previous.toString('hex'), lines.map((mac) => mac.toString('hex'))]),
    )
    .digest();
}

/** What a seal says of a line: its code, or of one from before there were codes, one that is made under the seal's key. */
export const sealedMac = (key: Key, line: AuditRow): Buffer => (line.mac.length > 0 ? line.mac : lineMac(key, line));

export const headOf = ({ number, mac }: Pick<SealRow, 'number' | 'mac'>): Head => ({ number: Number(number), mac: mac.toString('hex') });

/** The newest seal; null before the first. */
export async function newestSeal(db: Kysely<DB>): Promise<SealRow | null> {
  return (await db.selectFrom('audit_seal').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()) ?? null;
}

/** Whether a seal that was the newest once is there as it was, or past its time: those up to `removedThrough` were taken out in order. */
export async function isThere(db: Kysely<DB>, { number, mac }: Head, removedThrough: number): Promise<boolean> {
  const found = await db.selectFrom('audit_seal').select('mac').where('number', '=', String(number)).executeTakeFirst();
  return found ? found.mac.toString('hex') === mac : number <= removedThrough;
}

/** Up to which seal all were past their time, as the seals say. */
export async function removedThrough(db: Kysely<DB>): Promise<number> {
  const { through } = await db
    .selectFrom('audit_seal')
    .select(({ fn }) => fn.max('removed_through').as('through'))
    .executeTakeFirstOrThrow();
  return Number(through ?? 0);
}

/** What became of it: the new head, if there was anything to seal, and lines that the site did not write, which no seal covers. */
export type Sealed = { head: Head | null; foreign: number[]; isFull: boolean };

/**
 * Seals what came since the last seal, in order. Nobody who writes a line waits for it: a line that is committed late is under a later seal.
 * One process at a time; in another it does nothing.
 *
 * @param everything looks at every line, and not only at those of late
 */
export function sealNew(db: Kysely<DB>, keys: AuditKeys, { everything = false } = {}): Promise<Sealed> {
  return db.transaction().execute(async (transaction) => {
    const nothing: Sealed = { head: null, foreign: [], isFull: false };
    if (!(await isAlone(transaction))) return nothing;
    const last = await newestSeal(transaction);
    // Lines from before there were codes are under the first seals, and under no later ones: nobody can put one more there.
    const isFirst = last === null || (await isOnlyOld(transaction, last));
    const [ours, foreign]: [AuditRow[], number[]] = [[], []];
    let isFull = true;
    // However many lines somebody else put there, those of the site behind them are sealed.
    for (let after = '0'; isFull && ours.length < mostLines; ) {
      const found = await unsealed(transaction, everything ? null : last, after);
      for (const line of found) {
        if (isOurs(keys, line) || (isFirst && line.mac.length === 0)) ours.push(line);
        else foreign.push(Number(line.id));
        after = line.id;
      }
      isFull = found.length === mostLines;
    }
    if (ours.length === 0) return { ...nothing, foreign };
    const ids = ours.map(({ id }) => id);
    const through = Math.max(Number(last?.through_id ?? 0), ...ids.map(Number));
    const head = await addSeal(transaction, keys, last, { kind: 'lines', ids, through_id: String(through) }, ours);
    return { head, foreign, isFull };
  });
}

/** Whether no other process seals just now; until the transaction ends none does. */
export async function isAlone(transaction: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('seal the audit', 0)) as alone`.execute(transaction);
  return rows[0]?.alone === true;
}

type Content = Pick<SealRow, 'kind' | 'ids' | 'through_id'> & Partial<Pick<SealRow, 'removed_through' | 'removed_mac'>>;

/** Adds a seal after the last one. */
export async function addSeal(
  transaction: Kysely<DB>,
  { current }: AuditKeys,
  last: SealRow | null,
  content: Content,
  lines: readonly AuditRow[] = [],
): Promise<Head> {
  const seal = {
    ...{ removed_through: null, removed_mac: null, ...content },
    number: String(Number(last?.number ?? 0) + 1),
    sealed_at: new Date(),
    previous: last?.mac ?? beginning,
  };
  const mac = sealMac(
    current,
    seal,
    lines.map((line) => sealedMac(current, line)),
  );
  await transaction
    .insertInto('audit_seal')
    .values({ ...seal, key_id: current.id, mac })
    .execute();
  return headOf({ number: seal.number, mac });
}

/** Lines after one that no seal covers, in order; without a last seal, of all that there are. */
function unsealed(transaction: Kysely<DB>, last: SealRow | null, after: string): Promise<AuditRow[]> {
  const before = transaction
    .selectFrom('audit_seal')
    .where('sealed_at', '<', sql<Date>`${last?.sealed_at ?? null}::timestamptz - ${sql.lit(settled)}::interval`)
    .orderBy('number', 'desc')
    .limit(1);
  const since = sql<string>`coalesce(${before.select('through_id')}, 0)`;
  const covered = sql`select unnest(ids) from audit_seal where number > coalesce(${before.select('number')}, 0)`;
  return transaction
    .selectFrom('identity_audit')
    .selectAll()
    .where('id', '>', since)
    .where('id', '>', after)
    .where('id', 'in', sql<string>`(select id from identity_audit where id > ${since} except ${covered})`)
    .orderBy('id')
    .limit(mostLines)
    .execute();
}

/** Whether every line under the seals so far is from before there were codes: a database that has many takes several seals. */
async function isOnlyOld(transaction: Kysely<DB>, last: SealRow): Promise<boolean> {
  const { rows } = await sql<{ old: boolean }>`
    select not exists (select from identity_audit where id <= ${last.through_id} and mac <> '')
      and not exists (select from audit_seal where kind = 'removal') as old`.execute(transaction);
  return rows[0]?.old === true;
}
