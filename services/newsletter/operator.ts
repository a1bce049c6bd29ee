import { sql } from 'kysely';
import { type Locale, locales } from '#config/locale.ts';
import type { NewsletterContext } from './context.ts';
import { entriesOfIssue, entriesSinceLastIssue, type IssueEntry } from './issue-entries.ts';
import { begin, chosenOf, render, stop } from './issues.ts';
import type { RenderedIssue } from './render-issue.ts';
import { type ReturnKind, type ReturnOutcome, returned } from './returns.ts';
import { type NewsletterTopic, newsletterTopics } from './shared.ts';

/** A subscriber as an operator sees them; dates in ISO 8601. The address is null of who left. */
export type SubscriberRecord = { id: number; address: string | null; locale: string; topics: string[]; state: string; since: string };
export type IssueStatus = {
  id: number;
  begunAt: Date;
  perMinute: number;
  isReleased: boolean;
  mails: number;
  sent: number;
  skipped: number;
  returned: number;
  waiting: number;
};
/** What readers of a language get who chose one topic, or all. */
export type Preview = RenderedIssue & { locale: Locale; topics: NewsletterTopic | 'all' };

/** What `script/newsletter` does. */
export function operator(context: NewsletterContext) {
  const { db, addresses } = context;
  return {
    /** The entries of an issue: these, or what is new since the last one; with the ids that readers cannot see. */
    async entries(ids: readonly string[] | null): Promise<{ found: IssueEntry[]; missing: string[] }> {
      const asked = ids ?? (await entriesSinceLastIssue(db));
      const found = await entriesOfIssue(db, asked);
      return { found, missing: asked.filter((id) => !found.some((each) => each.id === id)) };
    },

    /** Renders what would be sent, and sends nothing. */
    async preview(entries: readonly IssueEntry[]): Promise<Preview[]> {
      const previews: Preview[] = [];
      for (const locale of locales) {
        for (const topics of ['all', ...newsletterTopics] as const) {
          const chosen = chosenOf(entries, topics === 'all' ? newsletterTopics : [topics]);
          const made = await render(context, chosen, locale);
          if (made) previews.push({ ...made, locale, topics });
        }
      }
      return previews;
    },

    begin: begin(context),
    stop: stop(context),

    /** How many subscribers an issue may go to, by state. */
    async counts(): Promise<Record<string, number>> {
      const { rows } = await sql<{ state: string; count: number }>`
        select state, count(*)::int4 as count from newsletter_subscriber group by state order by state`.execute(db);
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },

    async issues(): Promise<IssueStatus[]> {
      const { rows } = await sql<IssueStatus>`
        select id, created_at as "begunAt", per_minute as "perMinute", released_at is not null as "isReleased", count(subscriber_id)::int4 as mails,
          count(sent_at)::int4 as sent, count(*) filter (where skipped)::int4 as skipped, count(returned)::int4 as returned,
          count(*) filter (where subscriber_id is not null and sent_at is null and not skipped)::int4 as waiting
        from newsletter_issue left join newsletter_delivery on issue_id = id group by id order by id`.execute(db);
      return rows;
    },

    /** Everybody of a state, or all. */
    async subscribers(state?: string): Promise<SubscriberRecord[]> {
      const query = db
        .selectFrom('newsletter_subscriber')
        .select(['id', 'address', 'address_hash', 'locale', 'topics', 'state', 'changed_at'])
        .orderBy('id');
      const rows = await (state === undefined ? query : query.where('state', '=', state)).execute();
      return rows.map(({ address, address_hash, changed_at, ...row }) => ({
        ...row,
        address: address === null ? null : addresses.open(address_hash, address),
        since: changed_at.toISOString(),
      }));
    },

    /** Deletes all that is kept of an address, the hash too. */
    async erase(address: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('newsletter_subscriber')
        .where('address_hash', 'in', addresses.hashes(address.trim().toLowerCase()))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    returned: (address: string, kind: ReturnKind): Promise<ReturnOutcome> => returned(context)(address, kind),
  };
}
