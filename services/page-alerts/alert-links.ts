import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { EntryAddress } from '#services/content/library/store.ts';
import { DecryptionFailed, encryption } from '#services/encryption/encryption.ts';

/** What the link of a mail is for: to say that the address is one's own, or to be told no more. */
export type AlertStep = 'confirm' | 'leave';

/** Absolute addresses that mails lead to: the page of an entry, where it has one, and the screen for a step with the token of an alert. */
export type AlertAddresses = {
  page(entry: EntryAddress): string | null;
  step(step: AlertStep, locale: Locale, token: string): string;
  /** Where a mail program posts to when its button is pressed (RFC 8058). */
  oneClick(token: string): string;
};

/** Without its origin: see `oneClick`. */
export const leaveAlertPath = '/api/page-alerts/leave';

const alertId = z.uuid();

export type AlertLinks = ReturnType<typeof alertLinks>;

/** The tokens of such links: the sealed id of an alert, which works for as long as there is the alert. */
export function alertLinks(secret: string, former: readonly string[]) {
  const cipher = encryption(secret, 'links of page alerts', { former });
  return {
    tokenOf: (step: AlertStep, id: string): string => cipher.encrypt(step, id),

    /** The id of the alert that a token is of; null where it is none of ours, or was made for something else. */
    alertOf(step: AlertStep, token: string): string | null {
      try {
        return alertId.parse(cipher.decrypt(step, token));
      } catch (error) {
        if (error instanceof DecryptionFailed || error instanceof z.ZodError) return null;
        throw error;
      }
    },
  };
}
