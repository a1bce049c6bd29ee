import { createHmac } from 'node:crypto';

/** Holds the signed session token (HttpOnly). The name is the specification's. */
export const sessionCookie = 'authToken';
/** Its companion, readable by scripts: the session's expiry, in seconds since 1970. */
export const companionCookie = 'authTokenExpires';

/** Sets and clears the two cookies of a session together. `secret` is better-auth's, which verifies the signature (HMAC). */
export function sessionCookies(origin: string, secret: string) {
  const shared = `Path=/; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  const both = (value: string, companion: string, maxAge: number) => [
    `${sessionCookie}=${value}; Max-Age=${maxAge}; ${shared}; HttpOnly`,
    `${companionCookie}=${companion}; Max-Age=${maxAge}; ${shared}`,
  ];
  return {
    issue(token: string, expiresAt: Date): string[] {
      const signature = createHmac('sha256', secret).update(token).digest('base64');
      const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
      return both(encodeURIComponent(`${token}.${signature}`), String(Math.floor(expiresAt.getTime() / 1000)), maxAge);
    },
    clear: (): string[] => both('', '', 0),
  };
}
