import { z } from 'zod';
import { type Sealing, sealedCookie } from '#services/cookies/sealed-cookie.ts';
import { providerSessionSchema } from '../oidc/provider-session.ts';
import { saltOf } from '../password-hash.ts';
import { proofs } from '../proof.ts';

/** How long somebody has to find their code, in seconds. */
const keptFor = 15 * 60;

const pendingSchema = z.object({
  member: z.string(),
  /** Of the password's hash: another password, and it is void. */
  salt: z.string().nullable(),
  by: z.enum(proofs),
  isFresh: z.boolean(),
  /** The session at the outside identity service that theirs is begun by. */
  session: providerSessionSchema.optional(),
});

/** A member who proved the first of two things; `hash` is of their password. */
type Pending = Omit<z.infer<typeof pendingSchema>, 'salt'> & { hash: string | null };

export type PendingSignIns = ReturnType<typeof pendingSignIns>;

/**
 * The cookie of who has given the password and not the code yet. It is sealed, so that nobody makes one or reads whose it is; signs nobody
 * in; and is stored nowhere but in the browser.
 */
export function pendingSignIns(sealing: Sealing) {
  const cookie = sealedCookie(sealing, { name: 'pendingSignIn', keptFor, schema: pendingSchema, sameSite: 'Lax' });
  return {
    issue: ({ hash, ...pending }: Pending): string => cookie.set({ ...pending, salt: hash === null ? null : saltOf(hash) }),
    /** Who waits, of the cookies of a request; null for nobody, and after its time. */
    in: cookie.in,
    /** Forgets it, where a browser has one. */
    forget: cookie.forget,
  };
}
