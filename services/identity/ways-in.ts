import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { IdentityContext } from './identity-context.ts';
import { passwordHash } from './members.ts';
import { connectedAt } from './oidc/provider-rows.ts';
import { passkeysOf } from './webauthn/passkey-rows.ts';

/** A way to sign in. */
export type WayIn = 'password' | 'passkey' | 'service';

/**
 * The ways in which a member can sign in here: passwords and passkeys count where they are ours to ask for, and an account of the outside
 * identity service where there is one. Of several passkeys each is a way of its own.
 */
export async function waysIn({ provider }: Pick<IdentityContext, 'provider'>, db: Kysely<DB>, userId: string): Promise<WayIn[]> {
  const ways: WayIn[] = [];
  if (provider && (await connectedAt(db, userId, provider.config.issuer)) !== null) ways.push('service');
  if (provider?.config.localPasswords === 'off') return ways;
  if ((await passwordHash(db, userId)) !== null) ways.push('password');
  return [...ways, ...(await passkeysOf(db, userId)).map(() => 'passkey' as const)];
}
