import { errors } from 'jose';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/**
 * Why the identity service did not prove who somebody is: it is `away` (cannot be reached, is too slow, or fails), it is `refused` (what
 * it says is wrong, or is not for us), or whoever was there `cancelled`. `reason` is a word for the log, with nothing of what it answered.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'away' | 'refused' | 'cancelled';

  constructor(kind: ProviderError['kind'], reason: string) {
    super(`the identity service, ${kind}: ${reason}`);
    this.kind = kind;
  }
}

/** Of the codes of `openid-client`, those that say that nothing came, or nothing whole. */
const unanswered = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
/** Of the errors that a browser is sent back with (RFC 6749, 4.1.2.1); every other is a refusal. */
const outcomes: Readonly<Record<string, ProviderError['kind']>> = {
  access_denied: 'cancelled',
  temporarily_unavailable: 'away',
  server_error: 'away',
};

/** What a library threw, in our words. What is neither theirs nor ours stays as it is. */
export function providerError(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError) return new ProviderError(outcomes[error.error] ?? 'refused', error.error);
  if (error instanceof ResponseBodyError) return new ProviderError(error.status >= 500 ? 'away' : 'refused', error.error);
  if (error instanceof ClientError) {
    if (error.cause instanceof ProviderError) return error.cause;
    return new ProviderError(unanswered.has(error.code ?? '') ? 'away' : 'refused', error.code ?? error.message);
  }
  if (error instanceof errors.JWKSTimeout) return new ProviderError('away', error.code);
  if (error instanceof errors.JOSEError) return new ProviderError(error.code === 'ERR_JOSE_GENERIC' ? 'away' : 'refused', error.code);
  return error;
}
