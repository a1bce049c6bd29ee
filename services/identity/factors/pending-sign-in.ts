import { serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import { DecryptionFailed, encryption } from '#services/encryption/encryption.ts';
import { saltOf } from '../password-hash.ts';
import { proofs } from '../proof.ts';
import { valuesOf } from '../session-cookies.ts';

/** How long somebody has to find their code, in minutes. */
export const pendingMinutes = 15;

const claims = z.object({
  member: z.string(),
  /** Of the password's hash: another password, and it is void. */
  salt: z.string().nullable(),
  by: z.enum(proofs),
  isFresh: z.boolean(),
  until: z.number(),
});

/** A member who proved the first of two things; `hash` is of their password. */
type Pending = Pick<z.infer<typeof claims>, 'member' | 'by' | 'isFresh'> & { hash: string | null };

export type PendingSignIns = ReturnType<typeof pendingSignIns>;

/**
 * The cookie of who has given the password and not the code yet. It is sealed, so that nobody makes one or reads whose it is; signs nobody
 * in; and is stored nowhere but in the browser.
 */
export function pendingSignIns(origin: string, secret: string, now: () => number = Date.now) {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Host-pendingSignIn' : 'pendingSignIn';
  const cipher = encryption(secret, 'sign-ins that wait for a second factor');
  const options = { path: '/', sameSite: 'Lax', secure, httpOnly: true } as const;

  return {
    issue({ hash, ...pending }: Pending): string {
      const salt = hash === null ? null : saltOf(hash);
      const value: z.input<typeof claims> = { ...pending, salt, until: now() + pendingMinutes * 60_000 };
      return serialize(name, cipher.encrypt('', JSON.stringify(value)), { ...options, maxAge: pendingMinutes * 60 });
    },

    /** Who waits, of the cookies of a request; null for nobody, and after its time. */
    in(headers: Headers): Omit<z.infer<typeof claims>, 'until'> | null {
      for (const value of valuesOf(headers.get('cookie') ?? '', name)) {
        const { until = 0, ...pending } = opened(value) ?? {};
        if (now() < until && 'member' in pending) return claims.omit({ until: true }).parse(pending);
      }
      return null;
    },

    /** Forgets it, where a browser has one. */
    forget: (headers: Headers): string[] =>
      valuesOf(headers.get('cookie') ?? '', name).length === 0 ? [] : [serialize(name, '', { ...options, maxAge: 0 })],
  };

  function opened(value: string): z.infer<typeof claims> | null {
    try {
      return claims.parse(JSON.parse(cipher.decrypt('', value)));
    } catch (error) {
      if (error instanceof DecryptionFailed) return null;
      throw error;
    }
  }
}
