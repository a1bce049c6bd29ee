import { organisation } from '#config/organisation.ts';

/** This site, as authenticators know it: a passkey works at this very origin, and is kept under the name of its host. */
export type RelyingParty = { id: string; origin: string; name: string };

/** The relying party of an origin such as `https://alba.example`. */
export function relyingParty(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin, name: organisation.name };
}

/**
 * The signatures that passkeys may make, by their numbers in COSE, the preferred first: EdDSA, ES256 and RS256, one of which every
 * authenticator knows.
 */
export const algorithms: number[] = [-8, -7, -257];

/** So long a reader may take to answer an authenticator, in milliseconds; a challenge ends with it. */
export const ceremonyMs = 5 * 60_000;

/**
 * `@simplewebauthn/server`, which is loaded with the first passkey: its parsers of certificates, of which none is used here, weigh 27 MB of
 * memory.
 */
export const webauthn = () => import('@simplewebauthn/server');
/** The parts that it is made of. */
export const webauthnParts = () => import('@simplewebauthn/server/helpers');
