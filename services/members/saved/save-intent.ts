import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Sealing, sealedCookie } from '#services/cookies/sealed-cookie.ts';

/** So long somebody may take to sign in, in seconds. */
const keptFor = 30 * 60;

const intentSchema = z.object({
  entry: z.string(),
  /** The key of the change (idempotency key): one intent saves once. */
  key: z.uuid(),
});
export type SaveIntent = z.output<typeof intentSchema>;

export type SaveIntents = ReturnType<typeof saveIntents>;

/**
 * What somebody who is not signed in wants to save, until they are: in a cookie, sealed, so that nobody but the site makes one or reads
 * it. The answer to a form of our own pages sets it, and nothing else does; on https no other host can (`__Host-`).
 */
export function saveIntents(sealing: Sealing) {
  const cookie = sealedCookie(sealing, { name: 'saveIntent', keptFor, schema: intentSchema, sameSite: 'Strict' });
  return {
    /** The cookie that remembers an entry, in the place of one that was remembered before. */
    remember: (entry: string): string => cookie.set({ entry, key: randomUUID() }),
    /** What a browser remembers; null for nothing, and for what is over or none of ours. */
    in: cookie.in,
    /** The cookies that forget it, where there is something to forget. */
    forget: cookie.forget,
  };
}
