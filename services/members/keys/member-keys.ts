import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { type Encryption, encryption } from '#services/encryption/encryption.ts';
import type { Audit } from '#services/identity/audit.ts';
import type { KeyRing } from './key-ring.ts';

/** How the records of one member are sealed. */
export type Seal = Encryption & {
  /** Stands for a text where rows are found by it: the same for the same text, and to nobody without the key a hint of which it is (HMAC). */
  mark(text: string): string;
  /** That it was opened with this is written into it. */
  readonly audit: Audit;
};

/** What the records of a member are sealed with; null for one who has told nothing yet. The transaction has to be the member's. */
export async function sealOf(transaction: Kysely<DB>, ring: KeyRing, memberId: string): Promise<Seal | null> {
  const row = await transaction
    .selectFrom('member_key')
    .select(['key_id as keyId', 'wrapped'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ? sealWith(await ring.unwrap(memberId, row), ring) : null;
}

/** The same, made where there is none. The member has to be locked. */
export async function ensureSeal(transaction: Kysely<DB>, ring: KeyRing, memberId: string): Promise<Seal> {
  const existing = await sealOf(transaction, ring, memberId);
  if (existing) return existing;
  const key = randomBytes(32).toString('base64url');
  const { keyId, wrapped } = await ring.wrap(memberId, key);
  await transaction.insertInto('member_key').values({ member_id: memberId, key_id: keyId, wrapped }).execute();
  return sealWith(key, ring);
}

/** Wraps the key of a member under the current key of the site, where it is not. Answers whether it was wrapped anew. */
export async function rewrap(transaction: Kysely<DB>, ring: KeyRing, memberId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('member_key')
    .select(['key_id as keyId', 'wrapped'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.keyId === (await ring.currentId())) return false;
  const { keyId, wrapped } = await ring.wrap(memberId, await ring.unwrap(memberId, row));
  await transaction
    .updateTable('member_key')
    .set({ key_id: keyId, wrapped, wrapped_at: sql<Date>`statement_timestamp()` })
    .where('member_id', '=', memberId)
    .execute();
  return true;
}

function sealWith(key: string, { audit }: KeyRing): Seal {
  const marking = Buffer.from(hkdfSync('sha256', key, '', 'alba: marks of a member', 32));
  return {
    ...encryption(key, 'records of a member'),
    audit,
    mark: (text) => createHmac('sha256', marking).update(text).digest('base64url'),
  };
}
