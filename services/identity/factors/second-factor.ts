import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** What counts as a second factor here: an app always, and passkeys where the site requires one. */
type Counted = {
  /** Whether a password, or a service, does not do for who has a passkey. */
  passkeysAreFactors: boolean;
};

/** Whether a member is asked for more than the password; `member` is what their id is called in a query. Whether they have an app says `factorRow`. */
export function usesFactor({ passkeysAreFactors }: Counted, member: RawBuilder<string>): RawBuilder<boolean> {
  const hasApp = sql<boolean>`exists (select from identity_totp as totp where totp.user_id = ${member} and totp.since is not null)`;
  if (!passkeysAreFactors) return hasApp;
  return sql<boolean>`(${hasApp} or exists (select from identity_passkey as passkey where passkey.user_id = ${member}))`;
}

/** The same of one member. */
export async function hasSecondFactor(counted: Counted, db: Kysely<DB>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select ${usesFactor(counted, sql<string>`${userId}::text`)} as has`.execute(db);
  return rows[0]?.has ?? false;
}
