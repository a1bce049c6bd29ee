import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { email as emailRule } from '#services/identity/rules.ts';
import { newToken, tokenHash } from '#services/identity/tokens.ts';
import type { Run } from '#services/jobs/job-kind.ts';
import type { Quota } from '#services/rate-limits/rate-limiter.ts';
import { type NewsletterContext, preferencesUrl, readTopics } from './context.ts';
import { newsletterRequestJob } from './request-job.ts';
import { allTopics, confirmationDays, type NewsletterTopic, newsletterTopics } from './shared.ts';

const minutes = 60_000;
/** Mails that others can have sent to an address. */
const mailsToAddress: Quota = { most: 3, everyMs: 4 * 60 * minutes };

export type SignUpProblem = 'required' | 'email-invalid' | 'topics-none' | 'language-none';
export type Filled = { email?: string; topics?: string; language?: string };
type Wish = { email: string; locale: Locale; topics: NewsletterTopic[] };

/** What a form of the newsletter says; topics stand in one text, with spaces between them. The language is that of the page, unless another is chosen. */
export function readWish({ email = '', topics = '', language }: Filled, page: Locale): Wish | { field: keyof Filled; code: SignUpProblem }[] {
  const read = emailRule.safeParse(email);
  const problems: { field: keyof Filled; code: SignUpProblem }[] = [];
  if (!read.success) problems.push({ field: 'email', code: email.trim() === '' ? 'required' : 'email-invalid' });
  const chosen = readChosen(topics);
  if (chosen.length === 0) problems.push({ field: 'topics', code: 'topics-none' });
  const locale = readLanguage(language, page);
  if (locale === null) problems.push({ field: 'language', code: 'language-none' });
  return read.success && locale !== null && problems.length === 0 ? { email: read.data, locale, topics: chosen } : problems;
}

export const readChosen = (topics: string) => (topics === allTopics ? [...newsletterTopics] : readTopics(topics.split(' ')));

export function readLanguage(language: string | undefined, page: Locale): Locale | null {
  if (language === undefined || language === '') return page;
  return z.enum(locales).safeParse(language).data ?? null;
}

/**
 * Stores that somebody asked, and nothing else: `answerRequest` looks the address up, after the response. So neither its text nor its
 * timing tells whether the address gets the newsletter.
 */
export function ask({ db, jobs }: NewsletterContext) {
  return (wish: Wish): Promise<void> => jobs.send(db, newsletterRequestJob, wish);
}

/** Answers a request, by mail alone: with a link that confirms it, or, to who gets the newsletter already, with one to their choices. */
export function answerRequest(context: NewsletterContext): Run<Wish> {
  const { db, addresses, limits, outbox } = context;
  return async (wish, { finish }) => {
    const { email, locale } = wish;
    const isTooMany = (await limits.take('newsletter: mails to an address', email, mailsToAddress)) > 0;
    await db.transaction().execute(async (transaction) => {
      await finish(transaction);
      if (isTooMany) return;
      const found = await transaction
        .selectFrom('newsletter_subscriber')
        .select(['id', 'address_hash', 'state', 'former_state'])
        .where('address_hash', 'in', addresses.hashes(email))
        .forUpdate()
        .executeTakeFirst();
      switch (found?.state) {
        // Whoever said that it is spam is never written to again because somebody typed their address.
        case 'complained':
          return;
        case 'confirmed':
          await outbox.put(transaction, { to: email, locale, content: { kind: 'newsletter-known', url: preferencesUrl(context, found.id, locale) } });
          return;
        default:
          await sendConfirmation(context, transaction, wish, found);
      }
    });
  };
}

type Found = { address_hash: Buffer; state: string; former_state: string | null };

async function sendConfirmation(
  { addresses, outbox, origin, pathOf }: NewsletterContext,
  transaction: Kysely<DB>,
  { email, locale, topics }: Wish,
  found: Found | undefined,
): Promise<void> {
  const token = newToken();
  const hash = found?.address_hash ?? addresses.hash(email);
  const row = {
    address: addresses.seal(hash, email),
    locale,
    topics,
    state: 'pending',
    former_state: found === undefined || found.state === 'pending' ? (found?.former_state ?? null) : found.state,
    link_hash: tokenHash(token),
    link_expires_at: sql<Date>`statement_timestamp() + make_interval(days => ${sql.lit(confirmationDays)})`,
    changed_at: sql<Date>`statement_timestamp()`,
  };
  await transaction
    .insertInto('newsletter_subscriber')
    .values({ ...row, address_hash: hash })
    // Of two requests at once the later wins, unless the first was confirmed meanwhile.
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(row).where('newsletter_subscriber.state', '!=', 'confirmed'))
    .execute();
  const url = `${origin}${pathOf('newsletter.confirm', locale)}?token=${token}`;
  await outbox.put(transaction, { to: email, locale, content: { kind: 'newsletter-confirm', url, days: confirmationDays } });
}
