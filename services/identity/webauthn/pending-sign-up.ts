import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import type { Encryption } from '#services/encryption/encryption.ts';

/** So long somebody may take to make the passkey, in seconds. */
const keptFor = 30 * 60;

const pendingSchema = z.object({
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  until: z.number(),
});
export type PendingSignUp = Omit<z.output<typeof pendingSchema>, 'until'>;

export type PendingSignUps = ReturnType<typeof pendingSignUps>;

/**
 * What somebody signs up with, between the form and the passkey: in a cookie, sealed. Nothing is stored of who goes away in between. What is
 * in it was checked, and what is made of it tells of no other name or address.
 */
export function pendingSignUps(origin: string, sealing: Encryption, now: () => number = Date.now) {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Host-passkeySignUp' : 'passkeySignUp';
  const line = (value: string, maxAge: number) => serialize(name, value, { path: '/', maxAge, sameSite: 'Strict', httpOnly: true, secure });

  return {
    /** The cookie that keeps it. */
    remember(signUp: PendingSignUp): string {
      const kept: z.input<typeof pendingSchema> = { ...signUp, until: now() + keptFor * 1000 };
      return line(sealing.encrypt(name, JSON.stringify(kept)), keptFor);
    },

    /** What a browser keeps; null for nothing, and for what is over or none of ours. */
    in(headers: Headers): PendingSignUp | null {
      const sealed = parse(headers.get('cookie') ?? '', name)[name];
      if (!sealed) return null;
      try {
        const { until, ...signUp } = pendingSchema.parse(JSON.parse(sealing.decrypt(name, sealed)));
        return now() < until ? signUp : null;
      } catch {
        return null;
      }
    },

    /** The cookie that forgets it. */
    clear: (): string => line('', 0),
  };
}
