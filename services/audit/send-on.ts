import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import type { AuditRow } from './audit-line.ts';
import type { SealRow } from './audit-seal.ts';
import type { Message, Send } from './audit-targets.ts';

/** So many seals are sent at a time. */
const batch = 100;

/**
 * Sends on what was sealed since the last time, lines and seals in order. The tables are the buffer: up to which seal it was sent is only
 * remembered after all of it was taken. So nothing is lost while the other system is away, and a batch that failed half-way comes again.
 * @returns how many seals were sent
 * @throws AuditNotTaken, and what writing a file fails with
 */
export async function sendOn(db: Kysely<DB>, { target, send }: { target: string; send: Send }): Promise<number> {
  let sent = 0;
  for (;;) {
    const through = await db.selectFrom('audit_sent').select('through').where('target', '=', target).executeTakeFirst();
    const seals = await db
      .selectFrom('audit_seal')
      .selectAll()
      .where('number', '>', through?.through ?? '0')
      .orderBy('number')
      .limit(batch)
      .execute();
    const last = seals.at(-1);
    if (!last) return sent;
    await send(await messagesOf(db, seals));
    await sql`insert into audit_sent (target, through) values (${target}, ${last.number})
      on conflict (target) do update set through = greatest(audit_sent.through, excluded.through)`.execute(db);
    sent += seals.length;
    if (seals.length < batch) return sent;
  }
}

async function messagesOf(db: Kysely<DB>, seals: readonly SealRow[]): Promise<Message[]> {
  const ids = seals.flatMap((seal) => seal.ids);
  const rows = await db.selectFrom('identity_audit').selectAll().where('id', '=', sql<string>`any(${ids}::bigint[])`).execute();
  const lines = new Map(rows.map((row) => [row.id, row]));
  return seals.flatMap((seal) => [...seal.ids.flatMap((id) => lineMessage(lines.get(id))), sealMessage(seal)]);
}

function lineMessage(line: AuditRow | undefined): Message[] {
  if (!line) return [];
  return [{ at: line.at, text: ascii(shownLine(line)) }];
}

/** A line as programs and people read it: what is null is left out. */
export function shownLine({ salt: _, id, at, mac, key_id: key, account, visitor, subject, times, ...said }: AuditRow) {
  const hex = (value: Buffer | null) => value?.toString('hex') ?? null;
  const all = { line: Number(id), at: at.toISOString(), ...said, account: hex(account), visitor: hex(visitor), subject: hex(subject) };
  const told = Object.entries({ ...all, times: times > 1 ? times : null, key, mac: hex(mac) });
  return Object.fromEntries(told.filter(([, value]) => value !== null && value !== ''));
}

const sealMessage = ({ number, kind, sealed_at: at, ids, removed_through: removed, mac }: SealRow): Message => ({
  at,
  text: ascii({
    seal: Number(number),
    at: at.toISOString(),
    kind,
    lines: ids.length,
    ...(removed ? { removedThrough: Number(removed) } : {}),
    mac: mac.toString('hex'),
  }),
});

/** JSON with everything but ASCII escaped: one line in any log. */
function ascii(value: object): string {
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
