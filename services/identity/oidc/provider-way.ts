import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import { type Locale, languageTags, locales } from '#config/locale.ts';
import type { Discovered } from './provider-client.ts';
import { ProviderError, providerError } from './provider-error.ts';

/** What somebody is sent to the identity service for. */
export const purposes = ['sign-in', 'sign-up', 'connect', 'confirm'] as const;
export type Purpose = (typeof purposes)[number];

/** A way there and back, which its browser keeps, sealed. It is gone once. */
export const waySchema = z.object({
  purpose: z.enum(purposes),
  state: z.string(),
  nonce: z.string(),
  /** Of PKCE: without it the code that comes back is of no use. */
  verifier: z.string(),
  begunAt: z.number(),
  locale: z.enum(locales),
  /** Where to go on to, as whoever began it has checked it. */
  target: z.string().nullable(),
  /** Who is signed in here and goes there, to connect an account of theirs or to confirm. */
  member: z.string().nullable(),
  /** What is to be saved for them once they are signed in: the site's `SaveIntent`. */
  save: z.object({ entry: z.string(), key: z.string() }).nullable(),
});
export type Way = z.output<typeof waySchema>;

/** The two ends of its state: the language is read where the browser has nothing else that tells it. */
const stateIn = (locale: Locale) => `${randomState()}.${locale}`;
export function localeOfState(state: string | null): Locale {
  return locales.find((locale) => state?.endsWith(`.${locale}`)) ?? 'en';
}

export function newWay(wish: Pick<Way, 'purpose' | 'locale' | 'target' | 'member' | 'save'>): Way {
  const secrets = { state: stateIn(wish.locale), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  return { ...wish, ...secrets, begunAt: Date.now() };
}

/** The address at the service that a way leads to. Of whoever goes there it is told the language, and nothing else. */
export async function addressOf({ configuration }: Discovered, way: Way, redirectUri: string): Promise<URL> {
  const { prompt_values_supported: prompts } = configuration.serverMetadata();
  const canCreate = Array.isArray(prompts) && prompts.includes('create');
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    state: way.state,
    nonce: way.nonce,
    code_challenge: await calculatePKCECodeChallenge(way.verifier),
    code_challenge_method: 'S256',
    ui_locales: languageTags[way.locale],
    ...(way.purpose === 'sign-up' && canCreate ? { prompt: 'create' } : {}),
    // Not by what it remembers of them.
    ...(way.purpose === 'confirm' ? { prompt: 'login', max_age: '0' } : {}),
  });
}

/** Who came back, as the service says. */
export type Proven = {
  subject: string;
  /** Its name of the session there; null where it tells none. */
  sid: string | null;
  idToken: string | null;
  /** Whether they signed in there on this very way, as far as it says. */
  isFresh: boolean;
  /** Whether they did so with two factors. */
  hasSecondFactor: boolean;
  /** The address that it has of them; null for none. It is asked when it is needed. */
  address(): Promise<{ email: string; isVerified: boolean } | null>;
};

/** The clock there may be behind ours, by so many milliseconds. */
const tolerance = 10_000;
/** What a method (`amr`, RFC 8176) or a class (`acr`) of two factors is called. */
const twoFactors = new Set([
  'mfa',
  'phr',
  'phrh',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
]);

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  sid: z.string().min(1).max(255).nullable().catch(null),
  auth_time: z.number().nullable().catch(null),
  amr: z.array(z.string()).catch([]),
  acr: z.string().nullable().catch(null),
});
/** Some write the second as a text. */
const addressSchema = z.object({
  email: z.string(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).catch(false),
});

/**
 * Exchanges the code that a browser came back with, and checks all that is said: state, issuer, nonce, signature, audience, times.
 * @throws {ProviderError}
 */
export async function provenBy({ configuration }: Discovered, way: Way, returned: URL): Promise<Proven> {
  try {
    const checks = { expectedState: way.state, expectedNonce: way.nonce, pkceCodeVerifier: way.verifier };
    const tokens = await authorizationCodeGrant(configuration, returned, checks);
    const claims = tokens.claims();
    if (!claims) throw new ProviderError('refused', 'it sent no id token');
    const { sub: subject, sid, auth_time: at, amr, acr } = claimsSchema.parse(claims);
    const isFresh = at !== null && at * 1000 >= way.begunAt - tolerance;
    return {
      ...{ subject, sid, isFresh },
      idToken: tokens.id_token ?? null,
      hasSecondFactor: isFresh && [...amr, ...(acr === null ? [] : [acr])].some((each) => twoFactors.has(each)),
      address: async () => addressIn(claims) ?? addressIn(await userInfo(configuration, tokens.access_token, subject)),
    };
  } catch (error) {
    throw error instanceof z.ZodError ? new ProviderError('refused', 'its claims are malformed') : providerError(error);
  }
}

async function userInfo(configuration: Discovered['configuration'], token: string, subject: string): Promise<unknown> {
  try {
    return await fetchUserInfo(configuration, token, subject);
  } catch (error) {
    throw providerError(error);
  }
}

function addressIn(claims: unknown | IDToken): { email: string; isVerified: boolean } | null {
  const { data } = addressSchema.safeParse(claims);
  return data ? { email: data.email, isVerified: data.email_verified } : null;
}

/** The address where it ends its own session; null where it has none. */
export function endSessionAddress(
  { configuration }: Discovered,
  { idToken, locale, state, returnTo }: { idToken: string | null; locale: Locale; state: string; returnTo: string },
): URL | null {
  if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
  return buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: returnTo,
    state,
    ui_locales: languageTags[locale],
    ...(idToken === null ? {} : { id_token_hint: idToken }),
  });
}
