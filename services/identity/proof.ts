/** By what a member proves who they are. */
export const proofs = ['password', 'passkey', 'provider'] as const;

/**
 * How somebody proved who they are. `secondFactor`: also by something that they have, or are: a code besides the password, a passkey that
 * its device was unlocked for, or what a provider says that it asked for just now.
 */
export type Proof = { by: (typeof proofs)[number]; secondFactor: boolean };

/** A proof, as far as it counts as a confirmation: a sign-in that a provider merely remembered is none. */
export type FreshProof = Proof & { isFresh?: boolean };
