import { createHash, randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

export const recoveryCodeCount = 10;
/** Without what looks like something else on paper: 16 of them are 80 random bits. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const [groups, groupLength] = [4, 4];

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** However it is typed from paper. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A code is too long to be guessed from its hash, and needs no secret, which may be another by the time it is used. */
const hashOf = (userId: string, code: string) =>
  createHash('sha256')
    .update(`recovery code\0${userId}\0${plain(code)}`)
    .digest();

/** Makes a member's codes, in the place of those of before. They are told once, here. */
export async function makeCodes(transaction: Kysely<DB>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await transaction.deleteFrom('identity_recovery_code').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('identity_recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })))
    .execute();
  return codes;
}

/** Uses a code up, in one statement: of two at once, one has it. */
export async function spendCode(transaction: Kysely<DB>, userId: string, code: string): Promise<boolean> {
  const spent = await transaction
    .updateTable('identity_recovery_code')
    .set({ used_at: sql<Date>`statement_timestamp()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function codesLeft(db: Kysely<DB>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('identity_recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
