import type { Identity } from '#services/identity/identity.types.ts';
import type { Member } from '#services/identity/shared.ts';

/**
 * Who is signed in, for one request: looked up when it is first asked for, and once. `setCookies` gives what the answer has to carry
 * when the session was prolonged.
 */
export function lazySession(
  identity: Pick<Identity, 'session'>,
  headers: Headers,
): { member(): Promise<Member | null>; setCookies(): readonly string[] } {
  let asked: Promise<Member | null> | undefined;
  let cookies: readonly string[] = [];
  const lookUp = async () => {
    const session = await identity.session(headers);
    cookies = session?.setCookies ?? [];
    return session?.member ?? null;
  };
  return {
    member() {
      asked ??= lookUp();
      return asked;
    },
    setCookies: () => cookies,
  };
}
