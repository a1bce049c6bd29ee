import type { Kysely } from 'kysely';
import { randomState } from 'openid-client';
import type { DB } from '#database/types.ts';
import type { ProviderContext } from './provider-context.ts';
import { providerSessionOf } from './provider-rows.ts';

/** The cookie by which somebody who signs out here is led to sign out there; null where the session was begun by something else. */
export async function leavingCookie(
  { config, leaving, openIdToken }: ProviderContext,
  transaction: Kysely<DB>,
  sessionId: string,
): Promise<string | null> {
  const session = await providerSessionOf(transaction, sessionId);
  if (session?.issuer !== config.issuer) return null;
  return leaving.set({ idToken: openIdToken(session.sealedIdToken), state: randomState(), next: null });
}
