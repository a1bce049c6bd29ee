import { z } from 'zod';
import { identityError } from '../identity-error.ts';

/** Bytes in base64url; nothing of a ceremony is longer. */
const bytes = z.base64url().min(1).max(8_192);
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('hybrid')).max(16);

const credential = { id: bytes.max(1_364), rawId: bytes.max(1_364), type: z.literal('public-key'), clientExtensionResults: z.object({}) };

const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.default([]) }),
});
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** Every passkey that was made here brings it. */
    userHandle: bytes.max(86),
  }),
});
/** What an authenticator answers that makes a passkey, and one that uses it, as browsers put them into JSON. */
export type Registration = z.output<typeof registration>;
export type Assertion = z.output<typeof assertion>;

/** The text of a form's field that stands for a passkey which its device has already. */
const knownMark = 'known';

/** @throws {IdentityError} `passkey-missing`, `passkey-known`, `passkey-failed` */
export function readRegistration(text: string): Registration {
  if (text === knownMark) throw identityError(null, 'passkey-known');
  return read(registration, text);
}

/** @throws {IdentityError} `passkey-missing`, `passkey-failed` */
export function readAssertion(text: string): Assertion {
  return read(assertion, text);
}

function read<Output>(schema: z.ZodType<Output>, text: string): Output {
  if (text === '') throw identityError(null, 'passkey-missing');
  const parsed = z
    .string()
    .transform((each, context): unknown => {
      try {
        return JSON.parse(each);
      } catch {
        context.issues.push({ code: 'custom', message: 'is not JSON', input: each });
        return z.NEVER;
      }
    })
    .pipe(schema)
    .safeParse(text);
  if (!parsed.success) throw identityError(null, 'passkey-failed');
  return parsed.data;
}
