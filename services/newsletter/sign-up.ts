import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { newToken, tokenHash } from '#services/identity/tokens.ts';
import type { Run } from '#services/jobs/job-kind.ts';
import type { Sending, SendOutcome } from '#services/outreach/outreach.ts';
import { readTold, type Sent } from '#services/outreach/read-told.ts';
import { trapProblem } from '#services/outreach/trap-problem.ts';
import type { Quota } from '#services/rate-limits/rate-limiter.ts';
import { type NewsletterContext, preferencesUrl } from './context.ts';
import { newsletterRequestJob } from './request-job.ts';
import { confirmationDays, type NewsletterTopic, readTopics } from './shared.ts';
import { signUpFields } from './sign-up-fields.ts';

const minutes = 60_000;
/** Mails that others can have sent to an address. */
const mailsToAddress: Quota = { most: 3, everyMs: 4 * 60 * minutes };

/** What one visitor may ask for; without a sign of when the form was opened, or sent at once, it is less. */
const quotas = { known: { most: 10, everyMs: minutes }, unknown: { most: 5, everyMs: 5 * minutes } } satisfies Record<string, Quota>;

type Wish = { email: string; locale: Locale; topics: NewsletterTopic[] };

/**
 * Takes a sign-up: stores that somebody asked, and nothing else. `answerRequest` looks the address up, after the response. So neither
 * its text nor its timing tells whether the address gets the newsletter.
 */
export function subscribe({ db, jobs, limits, opened }: NewsletterContext) {
  return async (sent: Sent, { visitor, locale, token, trap }: Sending): Promise<SendOutcome> => {
    const { told, problems } = readTold({ fields: signUpFields }, sent, locale);
    const [first, ...rest] = problems;
    if (first) return { kind: 'wrong', problems: [first, ...rest] };
    if (trap) return { kind: 'wrong', problems: [trapProblem(locale)] };
    const quota = opened(token) === 'in-time' ? 'known' : 'unknown';
    const retryAfterMs = visitor === '' ? 0 : await limits.take(`newsletter: sign-ups, ${quota}`, visitor, quotas[quota]);
    if (retryAfterMs > 0) return { kind: 'too-many', retryAfterMs };
    const { email, topics, language } = told;
    if (email === null || language === null) throw new Error('a sign-up is not whole');
    await jobs.send(db, newsletterRequestJob, { email, locale: language, topics: readTopics(topics) });
    return { kind: 'stored', id: '' };
  };
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
          await outbox.put(transaction, {
            to: email,
            locale,
            content: { kind: 'newsletter-known', url: preferencesUrl(context, found.id, locale) },
          });
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
