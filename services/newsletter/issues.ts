import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { Run } from '#services/jobs/job-kind.ts';
import type { NewsletterContext } from './context.ts';
import { entriesOfIssue, type IssueEntry } from './issue-entries.ts';
import { issueMailJob, releaseEverySeconds, releaseIssueJob } from './issue-jobs.ts';
import { type RenderedIssue, renderIssue } from './render-issue.ts';
import { type NewsletterTopic, readTopics } from './shared.ts';

/** The key of the advisory lock: two issues begun at once would hold the same entries. */
const beginLock = 4_217_051_923;

/** What readers of these topics get of an issue. */
export const chosenOf = (entries: readonly IssueEntry[], topics: readonly NewsletterTopic[]): string[] =>
  entries.filter((entry) => entry.topics.some((topic) => topics.includes(topic))).map(({ id }) => id);

/** Renders these entries in a language, with what of them there is in it; null where there is nothing. */
export async function render(
  { content, origin, pathOf, entryPathOf }: NewsletterContext,
  ids: readonly string[],
  locale: Locale,
): Promise<RenderedIssue | null> {
  const shown = (await content.teasers(ids, locale)).flatMap((entry) => {
    const path = entryPathOf(entry);
    return path === null ? [] : [{ title: entry.title, teaser: entry.teaser, url: origin + path }];
  });
  return shown.length === 0 ? null : renderIssue(shown, locale, origin + pathOf('home', locale));
}

/** Begins an issue: from now on its mails go out, without whoever began it. Gives its number. */
export function begin({ db, jobs }: NewsletterContext) {
  return (entries: readonly string[], perMinute: number): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(beginLock)})`.execute(transaction);
      const { id } = await transaction
        .insertInto('newsletter_issue')
        .values({ entries: [...entries], per_minute: perMinute })
        .returning('id')
        .executeTakeFirstOrThrow();
      await jobs.send(transaction, releaseIssueJob, { issue: id });
      return id;
    });
}

/** Ends an issue where it is: what is not under way goes to nobody. False where there is no such issue. */
export function stop({ db }: NewsletterContext) {
  return (issue: number): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const released = sql<Date>`coalesce(released_at, statement_timestamp())`;
      const { numUpdatedRows: known } = await transaction
        .updateTable('newsletter_issue')
        .set({ released_at: released })
        .where('id', '=', issue)
        .executeTakeFirst();
      await transaction
        .updateTable('newsletter_delivery')
        .set({ skipped: true })
        .where('issue_id', '=', issue)
        .where('sent_at', 'is', null)
        .execute();
      return known > 0n;
    });
}

type Subscriber = { id: number; locale: Locale; topics: NewsletterTopic[] };
type Issue = { id: number; entries: string[]; per_minute: number; released_up_to: number };

/**
 * Releases as many mails of an issue as may go out until the next release, in the order of subscribers, and asks for that: all in the
 * transaction that ends this job. So each is released once, however often the process is killed.
 */
export function release(context: NewsletterContext): Run<{ issue: number }> {
  const { db, jobs } = context;
  return (payload, { finish }) =>
    db.transaction().execute(async (transaction) => {
      await finish(transaction);
      const issue = await transaction
        .selectFrom('newsletter_issue')
        .selectAll()
        .where('id', '=', payload.issue)
        .where('released_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!issue) return;
      const limit = Math.max(1, Math.floor((issue.per_minute * releaseEverySeconds) / 60));
      const next = await nextSubscribers(transaction, issue, limit);
      const deliveries = await deliveriesOf(context, transaction, issue, next);
      if (deliveries.length > 0) {
        await transaction.insertInto('newsletter_delivery').values(deliveries).execute();
        await jobs.sendAll(
          transaction,
          issueMailJob,
          deliveries.map((each) => ({ issue: each.issue_id, subscriber: each.subscriber_id })),
        );
      }
      const last = next.at(-1)?.id ?? issue.released_up_to;
      const isOver = next.length < limit;
      await transaction
        .updateTable('newsletter_issue')
        .set({ released_up_to: last, ...(isOver ? { released_at: sql<Date>`statement_timestamp()` } : {}) })
        .where('id', '=', issue.id)
        .execute();
      if (!isOver) await jobs.send(transaction, releaseIssueJob, payload);
    });
}

async function nextSubscribers(transaction: Kysely<DB>, { released_up_to }: Issue, limit: number): Promise<Subscriber[]> {
  const rows = await transaction
    .selectFrom('newsletter_subscriber')
    .select(['id', 'locale', 'topics'])
    .where('state', '=', 'confirmed')
    .where('id', '>', released_up_to)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, locale, topics }) => ({ id, locale: z.enum(locales).parse(locale), topics: readTopics(topics) }));
}

/** Who of them gets what. Whom no entry is for, or none in their language, gets no mail. */
async function deliveriesOf(context: NewsletterContext, transaction: Kysely<DB>, issue: Issue, subscribers: readonly Subscriber[]) {
  const entries = await entriesOfIssue(transaction, issue.entries);
  const renderings = new Map<string, Promise<number | null>>();
  const deliveries: { issue_id: number; subscriber_id: number; rendering_id: number }[] = [];
  for (const { id, locale, topics } of subscribers) {
    const chosen = chosenOf(entries, topics);
    const key = [locale, ...chosen].join(' ');
    const rendering = renderings.get(key) ?? rendered(context, transaction, issue.id, locale, chosen);
    renderings.set(key, rendering);
    const renderingId = await rendering;
    if (renderingId !== null) deliveries.push({ issue_id: issue.id, subscriber_id: id, rendering_id: renderingId });
  }
  return deliveries;
}

/** The rendering of these entries, made by whoever needs it first; what was corrected in an entry since stays as it was sent. */
async function rendered(
  context: NewsletterContext,
  transaction: Kysely<DB>,
  issue: number,
  locale: Locale,
  chosen: string[],
): Promise<number | null> {
  const stored = await transaction
    .selectFrom('newsletter_rendering')
    .select('id')
    .where('issue_id', '=', issue)
    .where('locale', '=', locale)
    .where(sql<boolean>`entries = ${chosen}::text[]`)
    .executeTakeFirst();
  if (stored) return stored.id;
  const made = await render(context, chosen, locale);
  if (made === null) return null;
  const row = { issue_id: issue, locale, entries: chosen, ...made };
  return (await transaction.insertInto('newsletter_rendering').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
