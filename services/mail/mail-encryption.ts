import { z } from 'zod';
import { locales } from '#config/locale.ts';
import { DecryptionFailed, encryption } from '../encryption/encryption.ts';
import type { Mail } from './mail.types.ts';

const username = z.string();
const link = { username, url: z.url({ protocol: /^https?$/ }) };
const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify-email'), ...link, hours: z.number() }),
  z.object({ kind: z.literal('reset-password'), ...link, minutes: z.number() }),
  z.object({ kind: z.literal('confirm-new-email'), ...link, hours: z.number() }),
  z.object({ kind: z.literal('email-change-asked'), username, newEmail: z.string() }),
  z.object({ kind: z.literal('email-changed'), username, newEmail: z.string() }),
  z.object({ kind: z.literal('password-changed'), username }),
  z.object({ kind: z.literal('username-changed'), username }),
  z.object({ kind: z.literal('account-locked'), username }),
  z.object({ kind: z.literal('account-unlocked'), username }),
  z.object({ kind: z.literal('account-deleted'), username }),
]);
const mailSchema = z.object({ to: z.string(), locale: z.enum(locales), content }) satisfies z.ZodType<Mail>;

/**
 * Encrypts mails in the database: their links are as good as passwords, so neither a backup nor a table may reveal them. The mail's
 * id is authenticated as well.
 */
export function mailEncryption(secret: string, former: readonly string[] = []) {
  const cipher = encryption(secret, 'mails that wait to be sent', { former });
  return {
    encrypt: (id: string, mail: Mail): string => cipher.encrypt(id, JSON.stringify(mail)),
    /** @throws DecryptionFailed */
    decrypt(id: string, encrypted: string): Mail {
      const text = cipher.decrypt(id, encrypted);
      try {
        return mailSchema.parse(JSON.parse(text));
      } catch {
        // Drops the cause, whose message may quote the mail.
        throw new DecryptionFailed('a queued mail does not match the schema');
      }
    },
  };
}
