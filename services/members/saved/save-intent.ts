import { randomUUID } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import type { Encryption } from '#services/encryption/encryption.ts';

/** So long somebody may take to sign in, in seconds. */
const keptFor = 30 * 60;

/** Sealed for this, and for nothing else that the site seals. */
const purpose = 'save-intent';

const intentSchema = z.object({
  entry: z.string(),
  /** The key of the change (idempotency key): one intent saves once. */
  key: z.uuid(),
  until: z.number(),
});
export type SaveIntent = Pick<z.output<typeof intentSchema>, 'entry' | 'key'>;

export type SaveIntents = ReturnType<typeof saveIntents>;

/**
 * What somebody who is not signed in wants to save, until they are: in a cookie, sealed, so that nobody but the site makes one or reads
 * it. The answer to a form of our own pages sets it, and nothing else does; on https no other host can (`__Host-`).
 */
export function saveIntents(origin: string, sealing: Encryption, now: () => number = Date.now) {
  const isSecure = origin.startsWith('https:');
  const name = isSecure ? '__Host-saveIntent' : 'saveIntent';
  const line = (value: string, maxAge: number) =>
    serialize(name, value, { path: '/', maxAge, sameSite: 'Strict', httpOnly: true, secure: isSecure });
  const sealedIn = (headers: Headers) => parse(headers.get('cookie') ?? '', name)[name];

  return {
    /** The cookie that remembers an entry, in the place of one that was remembered before. */
    remember(entry: string): string {
      const intent: z.input<typeof intentSchema> = { entry, key: randomUUID(), until: now() + keptFor * 1000 };
      return line(sealing.encrypt(purpose, JSON.stringify(intent)), keptFor);
    },

    /** What a browser remembers; null for nothing, and for what is over or none of ours. */
    in(headers: Headers): SaveIntent | null {
      const sealed = sealedIn(headers);
      if (!sealed) return null;
      try {
        const { until, ...intent } = intentSchema.parse(JSON.parse(sealing.decrypt(purpose, sealed)));
        return now() < until ? intent : null;
      } catch {
        return null;
      }
    },

    /** The cookies that forget it, where there is something to forget. */
    forget: (headers: Headers): string[] => (sealedIn(headers) === undefined ? [] : [line('', 0)]),
  };
}
