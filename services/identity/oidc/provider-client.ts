import { createRemoteJWKSet, customFetch as fetchOfKeys, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { IdentityProvider } from '#config/identity-provider.ts';
import { boundedText } from '#services/fetch-json/fetch-json.ts';
import { ProviderError, providerError } from './provider-error.ts';

/** What the service says of itself, with the keys that it signs with. */
export type Discovered = { configuration: Configuration; keys: JWTVerifyGetKey };

export type Limits = {
  /** How long it may take to answer one question, in seconds: a reader waits. */
  patience: number;
  /** How long what it said of itself is believed, in milliseconds; */
  renewAfter: number;
  /** and for how long it is not asked again when it did not answer. */
  tryAgainAfter: number;
};

export const limits: Limits = { patience: 5, renewAfter: 3_600_000, tryAgainAfter: 10_000 };

/** The longest answer that is read, in bytes. */
const mostBytes = 256 * 1024;

/**
 * What is known of the identity service: asked for when it is first needed, kept, and renewed. What was kept is used on where it cannot
 * be renewed. Keys are asked for anew where a token names one that is not known yet.
 * @returns a function that throws `ProviderError` where nothing is known, and it is away
 */
export function discovered(
  { issuer, clientId, clientSecret }: IdentityProvider,
  { patience, renewAfter, tryAgainAfter }: Limits = limits,
): () => Promise<Discovered> {
  let kept: (Discovered & { at: number }) | null = null;
  let failed: { error: unknown; at: number } | null = null;
  let asking: Promise<Discovered> | null = null;
  /** Also where the clock was set back since. */
  const isWithin = (at: number, span: number) => Math.abs(Date.now() - at) < span;

  const ask = async (): Promise<Discovered> => {
    const execute = issuer.startsWith('http:') ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks];
    const options = { timeout: patience, execute, [customFetch]: fetchForm };
    try {
      const configuration = await discovery(new URL(issuer), clientId, clientSecret, asItAsks(clientSecret), options);
      const { jwks_uri: address } = configuration.serverMetadata();
      if (address === undefined) throw new ProviderError('refused', 'it names no keys');
      const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: patience * 1000, [fetchOfKeys]: boundedFetch });
      kept = { configuration, keys, at: Date.now() };
      failed = null;
      return kept;
    } catch (error) {
      failed = { error: providerError(error), at: Date.now() };
      throw failed.error;
    }
  };

  return async () => {
    if (kept && isWithin(kept.at, renewAfter)) return kept;
    if (failed && isWithin(failed.at, tryAgainAfter)) {
      if (kept) return kept;
      throw failed.error;
    }
    asking ??= ask().finally(() => {
      asking = null;
    });
    try {
      return await asking;
    } catch (error) {
      if (kept && error instanceof ProviderError) return kept;
      throw error;
    }
  };
}

/** Shows the client's secret as the service asks for it: in a header, which is the default of the protocol, or in the body. */
function asItAsks(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods } = server;
    const showsInBody = methods?.includes('client_secret_post') && !methods.includes('client_secret_basic');
    return (showsInBody ? post : basic)(server, ...rest);
  };
}

/** What it is sent is forms alone. */
const fetchForm: CustomFetch = (url, { body, signal = null, ...rest }) =>
  boundedFetch(url, { ...rest, signal, body: body instanceof URLSearchParams ? body : null });

/** Asks it something, follows no redirect, and reads no more than is sensible. */
async function boundedFetch(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    if (!response.body) return response;
    const text = await boundedText(response.body, mostBytes);
    if (text === null) throw new ProviderError('refused', 'it said too much');
    return new Response(text, { status: response.status, headers: response.headers });
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('away', init.signal?.aborted ? 'took too long' : 'cannot be reached');
  }
}
