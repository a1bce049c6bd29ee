import { z } from 'zod';
import { type SealedCookie, type Sealing, sealedCookie } from '#services/cookies/sealed-cookie.ts';

/** So long somebody may take to make the passkey, in seconds. */
const keptFor = 30 * 60;

const signUpSchema = z.object({
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

export type PendingSignUps = SealedCookie<z.infer<typeof signUpSchema>>;

/**
 * What somebody signs up with, between the form and the passkey: in a cookie, sealed. Nothing is stored of who goes away in between. What is
 * in it was checked, and what is made of it tells of no other name or address.
 */
export function pendingSignUps(sealing: Sealing): PendingSignUps {
  return sealedCookie(sealing, { name: 'passkeySignUp', keptFor, schema: signUpSchema, sameSite: 'Strict' });
}
