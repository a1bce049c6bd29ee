import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { ContentStore, EntryAddress } from '#services/content/library/store.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import type { Outbox } from '#services/mail/mail.types.ts';
import type { FromAddress } from '#services/mail/message.ts';
import type { Opened } from '#services/outreach/time-token.ts';
import type { RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { type Addresses, sealedAddresses } from '#services/sealed-addresses/sealed-addresses.ts';
import { type Links, newsletterLinks } from './links.ts';
import { newsletterTopics } from './shared.ts';

/** What a screen of the newsletter is for. */
export type NewsletterScreen = 'newsletter.confirm' | 'newsletter.preferences' | 'home';

/** What the newsletter is made of. */
export type NewsletterParts = {
  db: Kysely<DB>;
  secret: string;
  formerSecrets: readonly string[];
  /** Scheme, host and port under which readers reach the site. */
  origin: string;
  jobs: JobSender;
  outbox: Outbox;
  limits: RateLimiter;
  content: Pick<ContentStore, 'teasers'>;
  from: FromAddress;
  /** Where mails return to that cannot be delivered: with who they were for behind a plus. */
  returnsTo: string;
  /** What the time token of a form tells of when it was opened. */
  opened(token: string | undefined): Opened;
  pathOf(screen: NewsletterScreen, locale: Locale): string;
  /** Null for an entry without a page of its own. */
  entryPathOf(entry: EntryAddress): string | null;
};

export type NewsletterContext = NewsletterParts & { addresses: Addresses; links: Links };

export function newsletterContext(parts: NewsletterParts): NewsletterContext {
  const { secret, formerSecrets, returnsTo } = parts;
  return {
    ...parts,
    addresses: sealedAddresses(secret, 'addresses of subscribers', formerSecrets),
    links: newsletterLinks(secret, formerSecrets, returnsTo),
  };
}

/** Where somebody changes what they get, or leaves. */
export function preferencesUrl({ origin, pathOf, links }: NewsletterContext, subscriber: number, locale: Locale): string {
  return `${origin}${pathOf('newsletter.preferences', locale)}?token=${links.preferencesToken(subscriber)}`;
}

/** The address that mail programs post to when their button is pressed (RFC 8058). */
export const oneClickPath = '/api/newsletter/leave';

export const topicsSchema = z.array(z.enum(newsletterTopics));
