import { z } from 'zod';
import type { IdentityProvider } from '#config/identity-provider.ts';
import { type SealedCookie, sealedCookie } from '#services/cookies/sealed-cookie.ts';
import { type Encryption, encryption } from '#services/encryption/encryption.ts';
import { identityError } from '../identity-error.ts';
import type { ProblemCode } from '../shared.ts';
import { type Discovered, discovered, type Limits } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import { providerSessionSchema } from './provider-session.ts';
import { type Way, waySchema } from './provider-way.ts';

/** How long somebody may take at the service, in seconds; and to choose a username after it. */
const wayLasts = 15 * 60;
const signUpLasts = 30 * 60;
/** An id token that is longer would not fit into a cookie: services find out without it who leaves. */
const longestIdToken = 1_200;

const signUpSchema = providerSessionSchema.extend({
  hasSecondFactor: z.boolean(),
  isFresh: z.boolean(),
  email: z.string().nullable(),
  isVerified: z.boolean(),
});
const leavingSchema = z.object({ idToken: z.string().nullable(), state: z.string(), next: z.string().nullable() });

/** Somebody whom the service knows, and who has no account here yet. */
export type SigningUp = z.output<typeof signUpSchema>;
/** Somebody who has signed out here, and is led to sign out there. */
export type Leaving = z.output<typeof leavingSchema>;

/** What is needed for all that has to do with the service. */
export type ProviderContext = {
  config: IdentityProvider;
  find(): Promise<Discovered>;
  ways: SealedCookie<Way>;
  signUps: SealedCookie<SigningUp>;
  leaving: SealedCookie<Leaving>;
  sealIdToken(token: string | null): string | null;
  openIdToken(sealed: string | null): string | null;
  /** Told of what an operator has to know: the service is away, or says what cannot be. */
  report(error: Error): void;
};

export function providerContext(
  config: IdentityProvider,
  { origin, secret, limits, report }: { origin: string; secret: string; limits?: Limits | undefined; report(error: Error): void },
): ProviderContext {
  const cookies = { origin, secret };
  const cipher: Encryption = encryption(secret, 'id tokens of the identity service');
  return {
    config,
    find: discovered(config, limits),
    ways: sealedCookie(cookies, { name: 'providerWay', keptFor: wayLasts, schema: waySchema, sameSite: 'Lax' }),
    signUps: sealedCookie(cookies, { name: 'providerSignUp', keptFor: signUpLasts, schema: signUpSchema, sameSite: 'Lax' }),
    leaving: sealedCookie(cookies, { name: 'providerLeave', keptFor: wayLasts, schema: leavingSchema, sameSite: 'Lax' }),
    sealIdToken: (token) => (token === null || token.length > longestIdToken ? null : cipher.encrypt('', token)),
    openIdToken(sealed) {
      try {
        return sealed === null ? null : cipher.decrypt('', sealed);
      } catch {
        // Sealed under a secret of before.
        return null;
      }
    },
    report,
  };
}

const problems = { away: 'provider-away', refused: 'provider-refused', cancelled: 'provider-cancelled' } as const satisfies Record<
  ProviderError['kind'],
  ProblemCode
>;

/** What the service failed in is told to the operator, and as a problem to whoever waits. */
export async function asProblem<Result>({ report }: ProviderContext, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind !== 'cancelled') report(error);
    throw identityError(null, problems[error.kind]);
  }
}
