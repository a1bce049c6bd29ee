import { parseSigned, serialize, serializeSigned } from 'hono/utils/cookie';

/** Holds the signed session token (HttpOnly). The name is the specification's. */
export const sessionCookie = 'authToken';
/** Its companion, readable by scripts: the session's expiry, in seconds since 1970. */
export const companionCookie = 'authTokenExpires';

export type SessionCookies = ReturnType<typeof sessionCookies>;

/** Reads, sets and clears the two cookies of a session. The token is signed with `secret` (HMAC-SHA256): a row of the database makes no cookie. */
export function sessionCookies(origin: string, secret: string) {
  const shared = { path: '/', sameSite: 'Lax', secure: origin.startsWith('https:') } as const;
  return {
    async issue(token: string, expiresAt: Date): Promise<string[]> {
      const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      return [
        await serializeSigned(sessionCookie, token, secret, { ...shared, maxAge, httpOnly: true }),
        serialize(companionCookie, expires, { ...shared, maxAge }),
      ];
    },
    /** The token of a `Cookie` header; null where there is none, or its signature is not ours. */
    async tokenOf(header: string): Promise<string | null> {
      return (await parseSigned(header, secret, sessionCookie))[sessionCookie] || null;
    },
    clear: (): string[] => [
      serialize(sessionCookie, '', { ...shared, maxAge: 0, httpOnly: true }),
      serialize(companionCookie, '', { ...shared, maxAge: 0 }),
    ],
  };
}
