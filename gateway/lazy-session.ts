import type { Identity } from '#services/identity/identity.types.ts';
import type { Member } from '#services/identity/shared.ts';

/**
 * The session of one request, loaded lazily and once (memoised). `setCookies` returns the cookies of a session that was renewed, for
 * the response.
 */
export function lazySession(
  identity: Pick<Identity, 'session'>,
  headers: Headers,
): { member(): Promise<Member | null>; setCookies(): readonly string[] } {
  let pending: Promise<Member | null> | undefined;
  let cookies: readonly string[] = [];
  const lookUp = async () => {
    const session = await identity.session(headers);
    cookies = session?.setCookies ?? [];
    return session?.member ?? null;
  };
  return {
    member() {
      pending ??= lookUp();
      return pending;
    },
    setCookies: () => cookies,
  };
}
