import type { Locale } from '#config/locale.ts';
import type { EntryAddress } from '#services/content/library/store.ts';
import type { SealedLinks } from '#services/encryption/sealed-links.ts';

/** What the link of a mail is for: to say that the address is one's own, or to be told no more. */
export type AlertStep = 'confirm' | 'leave';
export type AlertLinks = SealedLinks<AlertStep>;

/** Absolute addresses that mails lead to: the page of an entry, where it has one, and the screen for a step with the token of an alert. */
export type AlertAddresses = {
  page(entry: EntryAddress): string | null;
  step(step: AlertStep, locale: Locale, token: string): string;
  /** Where a mail program posts to when its button is pressed (RFC 8058). */
  oneClick(token: string): string;
};

/** Without its origin: see `oneClick`. */
export const leaveAlertPath = '/api/page-alerts/leave';
