import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { Discovered } from './provider-client.ts';
import { ProviderError, providerError } from './provider-error.ts';

/** Whom a logout token is about, and its id, by which it counts once. */
export type LoggedOut = { id: string; subject: string | null; sid: string | null };

/** Signatures that only the service can make: whoever knows its public keys, or the client's secret, makes none of these. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];
const event = 'http://schemas.openid.net/event/backchannel-logout';
const longest = 8_000;

const claims = z
  .object({
    jti: z.string().min(1).max(255),
    events: z.object({ [event]: z.object({}) }),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    /** An id token has one: it cannot pass for this. */
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/**
 * Validates a logout token as OpenID Connect Back-Channel Logout 1.0, 2.6, has it. That it is used once is the caller's to see.
 * @throws {ProviderError}
 */
export async function readLogoutToken({ configuration, keys }: Discovered, token: string): Promise<LoggedOut> {
  if (token === '' || token.length > longest) throw new ProviderError('refused', 'there is no logout token');
  const { issuer } = configuration.serverMetadata();
  const { client_id: audience } = configuration.clientMetadata();
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      ...{ issuer, audience, algorithms },
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: '2 minutes',
      clockTolerance: '30 seconds',
    });
    if (protectedHeader.typ !== undefined && !/^(application\/)?(logout\+)?jwt$/i.test(protectedHeader.typ))
      throw new ProviderError('refused', 'it is another kind of token');
    const { jti: id, sub: subject = null, sid = null } = claims.parse(payload);
    return { id, subject, sid };
  } catch (error) {
    throw error instanceof z.ZodError ? new ProviderError('refused', 'its claims are malformed') : providerError(error);
  }
}
