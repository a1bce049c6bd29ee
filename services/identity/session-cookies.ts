import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseSigned, serialize, serializeSigned } from 'hono/utils/cookie';
import { valuesOf } from '#services/cookies/host-cookie.ts';

/** Holds the signed session token (HttpOnly). The name is the specification's. */
export const sessionCookie = 'authToken';
/** Its companion, readable by scripts: the session's expiry, in seconds since 1970. */
export const companionCookie = 'authTokenExpires';
/**
 * Its twin (HttpOnly), on https: what proves that this host has set the session's. Browsers let no other host set a cookie of that prefix, nor
 * an unencrypted answer.
 */
export const twinCookie = '__Host-authTokenTwin';

export type SessionCookies = ReturnType<typeof sessionCookies>;

/** Reads, sets and clears the cookies of a session. The token is signed with `secret` (HMAC-SHA256): a row of the database makes no cookie. */
export function sessionCookies(origin: string, secret: string) {
  const secure = origin.startsWith('https:');
  const shared = { path: '/', sameSite: 'Lax', secure } as const;
  const hidden = { ...shared, httpOnly: true } as const;
  const twinOf = (token: string) => createHmac('sha256', secret).update(`twin\0${token}`).digest('base64url');
  const isTwin = (twin: string, token: string) => isSame(twin, twinOf(token));

  return {
    async issue(token: string, expiresAt: Date): Promise<string[]> {
      const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      return [
        await serializeSigned(sessionCookie, token, secret, { ...hidden, maxAge }),
        serialize(companionCookie, expires, { ...shared, maxAge }),
        ...(secure ? [serialize(twinCookie, twinOf(token), { ...hidden, secure, maxAge })] : []),
      ];
    },

    /**
     * The token of a `Cookie` header; null where there is none, or its signature is not ours. Another host of the domain can add tokens of
     * its own, which browsers may send first: on https the one counts that the twin is of.
     */
    async tokenOf(header: string): Promise<string | null> {
      const twins = valuesOf(header, twinCookie);
      for (const value of valuesOf(header, sessionCookie)) {
        // Far cheaper than a signature, of which many may be sent.
        const [unverified = ''] = value.split('.', 1);
        if (secure && !twins.some((twin) => isTwin(twin, unverified))) continue;
        const { [sessionCookie]: token } = await parseSigned(`${sessionCookie}=${value}`, secret, sessionCookie);
        if (token) return token;
      }
      return null;
    },

    clear: (): string[] => [
      serialize(sessionCookie, '', { ...hidden, maxAge: 0 }),
      serialize(companionCookie, '', { ...shared, maxAge: 0 }),
      ...(secure ? [serialize(twinCookie, '', { ...hidden, secure, maxAge: 0 })] : []),
    ],
  };
}

/** Compares two texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
