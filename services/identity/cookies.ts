import { createHmac } from 'node:crypto';

/** Holds the session. The name is the specification's. */
export const sessionCookie = 'authToken';
/** Its companion, which scripts may read: when it ends, in seconds since 1970. */
export const companionCookie = 'authTokenExpires';

/** The two cookies of a session, always set and cleared together. `secret` is better-auth's, which reads what is signed here. */
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
