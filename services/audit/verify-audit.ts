import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { type AuditKeys, type AuditRow, isOurs } from './audit-line.ts';
import { beginning, type Head, isThere, type SealRow, sealedMac, sealMac } from './audit-seal.ts';

/** What is wrong with the audit. */
export type AuditProblem =
  /** A line does not say what it said when it was sealed, or was written by somebody who has not the key. */
  | { kind: 'line-changed'; line: number; seal: number }
  | { kind: 'line-missing'; line: number; seal: number }
  /** No seal covers it, though it is old enough; or it was not the site that wrote it. */
  | { kind: 'line-added'; line: number }
  | { kind: 'seal-changed'; seal: number }
  | { kind: 'seal-missing'; seal: number }
  /** The site has not the secret that made it any more: it proves nothing. */
  | { kind: 'key-unknown'; seal: number }
  /** A seal that was kept elsewhere as the newest is not there, or says something else. */
  | { kind: 'head-missing'; seal: number };

export type Verified = { problems: AuditProblem[]; seals: number; lines: number; waiting: number; head: Head | null };

const batch = 200;
/** So old a line is sealed, unless nothing seals. */
const longestWait = sql.lit('15 minutes');

/**
 * Holds the whole audit against its seals, and against a head that was kept elsewhere. It only reads: beside a running site it sees what
 * there is at one moment.
 */
export function verifyAudit(db: Kysely<DB>, keys: AuditKeys, { head }: { head?: Head | null } = {}): Promise<Verified> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const problems: AuditProblem[] = [];
      const chain = await verifyChain(transaction, keys, problems);
      if (head && !(await isThere(transaction, head, chain.removedThrough))) problems.push({ kind: 'head-missing', seal: head.number });
      const waiting = await verifyUnsealed(transaction, keys, problems);
      return { problems, seals: chain.seals, lines: chain.lines, waiting, head: chain.head };
    });
}

type Chain = { seals: number; lines: number; head: Head | null; removedThrough: number };

async function verifyChain(transaction: Kysely<DB>, keys: AuditKeys, problems: AuditProblem[]): Promise<Chain> {
  const chain: Chain = { seals: 0, lines: 0, head: null, removedThrough: 0 };
  const seen: { first?: SealRow; previous?: SealRow; removal?: SealRow } = {};
  for (;;) {
    const seals = await transaction
      .selectFrom('audit_seal')
      .selectAll()
      .where('number', '>', seen.previous?.number ?? '0')
      .orderBy('number')
      .limit(batch)
      .execute();
    const lines = await linesOf(transaction, seals);
    for (const seal of seals) {
      const number = Number(seal.number);
      const { previous } = seen;
      if (previous && number !== Number(previous.number) + 1) problems.push({ kind: 'seal-missing', seal: Number(previous.number) + 1 });
      else if (previous && !seal.previous.equals(previous.mac)) problems.push({ kind: 'seal-changed', seal: number });
      const isTrue = verifySeal(seal, lines, keys, problems);
      if (isTrue && seal.kind === 'removal') seen.removal = seal;
      seen.first ??= seal;
      seen.previous = seal;
      chain.seals += 1;
      chain.lines += seal.ids.length;
    }
    if (seals.length < batch) break;
  }
  const { first, previous, removal } = seen;
  if (previous) chain.head = { number: Number(previous.number), mac: previous.mac.toString('hex') };
  chain.removedThrough = Number(removal?.removed_through ?? 0);
  if (first && !followsRemoval(first, removal)) problems.push({ kind: 'seal-missing', seal: Number(first.number) - 1 });
  return chain;
}

/** What the first seal that is there follows: the beginning, or seals whose removal, past their time, is itself under a seal. */
function followsRemoval(first: SealRow, removal: SealRow | undefined): boolean {
  if (removal) return Number(removal.removed_through) === Number(first.number) - 1 && removal.removed_mac?.equals(first.previous) === true;
  return Number(first.number) === 1 && first.previous.equals(beginning);
}

async function linesOf(transaction: Kysely<DB>, seals: readonly SealRow[]): Promise<ReadonlyMap<string, AuditRow>> {
  const ids = seals.flatMap((seal) => seal.ids);
  const rows = await transaction.selectFrom('identity_audit').selectAll().where('id', '=', sql<string>`any(${ids}::bigint[])`).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a seal holds. Of one that does not, the lines that are at fault are named where they can be told. */
function verifySeal(seal: SealRow, lines: ReadonlyMap<string, AuditRow>, keys: AuditKeys, problems: AuditProblem[]): boolean {
  const number = Number(seal.number);
  const key = keys.find(seal.key_id);
  if (!key) {
    problems.push({ kind: 'key-unknown', seal: number });
    return false;
  }
  const before = problems.length;
  const macs: Buffer[] = [];
  for (const id of seal.ids) {
    const line = lines.get(id);
    if (!line) problems.push({ kind: 'line-missing', line: Number(id), seal: number });
    else if (line.mac.length > 0 && !isOurs(keys, line)) problems.push({ kind: 'line-changed', line: Number(id), seal: number });
    else macs.push(sealedMac(key, line));
  }
  if (problems.length > before) return false;
  if (sealMac(key, seal, macs).equals(seal.mac)) return true;
  // Each line says what its own code says; so the seal was changed, or a line took the place of another.
  problems.push({ kind: 'seal-changed', seal: number });
  return false;
}

/** Of lines under no seal: how many are only new, and are the site's. */
async function verifyUnsealed(transaction: Kysely<DB>, keys: AuditKeys, problems: AuditProblem[]): Promise<number> {
  const rows = await transaction
    .selectFrom('identity_audit')
    .selectAll()
    .select(sql<boolean>`at < statement_timestamp() - ${longestWait}::interval`.as('isOld'))
    .where('id', 'in', sql<string>`(select id from identity_audit except select unnest(ids) from audit_seal)`)
    .orderBy('id')
    .execute();
  const added = rows.filter(({ isOld, ...line }) => isOld || !isOurs(keys, line));
  problems.push(...added.map(({ id }) => ({ kind: 'line-added' as const, line: Number(id) })));
  return rows.length - added.length;
}
