import { z } from 'zod';
import { DecryptionFailed, encryption } from '../encryption/encryption.ts';

/** How long an access token counts, in milliseconds: it is asked for just before it is used. */
const lifetime = 5 * 60_000;

const claims = z.object({ session: z.string(), member: z.string(), until: z.number() });

export type AccessTokens = ReturnType<typeof accessTokens>;

/**
 * Short-lived tokens that stand for a session where its cookie is not sent. They are sealed (AES-256-GCM), so that nobody makes or changes
 * one, or reads a session's id in it; and end with their session.
 */
export function accessTokens(secret: string, now: () => number = Date.now) {
  const cipher = encryption(secret, 'access tokens');
  return {
    issue: (session: string, member: string): string =>
      cipher.encrypt('', JSON.stringify({ session, member, until: now() + lifetime } satisfies z.input<typeof claims>)),

    /** Whose session it stands for; null where it is not ours, or too old. */
    read(token: string): { session: string; member: string } | null {
      try {
        const { until, ...found } = claims.parse(JSON.parse(cipher.decrypt('', token)));
        return now() < until ? found : null;
      } catch (error) {
        if (error instanceof DecryptionFailed) return null;
        throw error;
      }
    },
  };
}
