import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { returnKinds } from './returns.ts';

/** What a mail provider, or a script in front of it, tells of mails that came back: by the address that they returned to. */
export const webhookBody = z
  .array(z.object({ address: z.string().max(320), kind: z.enum(returnKinds) }))
  .min(1)
  .max(1_000);

/** The header of the signature: `t=<seconds since 1970>,v1=<HMAC-SHA-256 in hex>`, of the time, a full stop and the body. */
export const signatureHeader = 'X-Newsletter-Signature';

/** A signature is taken for so long, in seconds, so that nobody can send again what they saw. */
const longest = 300;

export function signatureOf(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Whether whoever has the secret signed a body not long ago; `now` in milliseconds since 1970. */
export function isSigned(secret: string, body: string, signature: string, now: number): boolean {
  const seconds = Number(/^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(signature)?.[1] ?? Number.NaN);
  if (!(Math.abs(now / 1_000 - seconds) <= longest)) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, body, seconds)));
}
