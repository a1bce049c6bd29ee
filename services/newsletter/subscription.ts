import { sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import { tokenHash } from '#services/identity/tokens.ts';
import type { NewsletterContext } from './context.ts';
import { type NewsletterTopic, readTopics, type SubscriberState } from './shared.ts';

/** What a subscriber chose. */
export type Subscription = { locale: Locale; topics: NewsletterTopic[] };
/** What the link of a mail does: it confirms, or did so before; or it does nothing any more. */
export type LinkState = 'confirms' | 'confirmed' | 'expired' | 'invalid';

const now = sql<Date>`statement_timestamp()`;

/** What becomes of a row when its subscription ends: the hash stays, and what was chosen goes. */
export const ended = (state: Exclude<SubscriberState, 'pending' | 'confirmed'>) => ({
  state,
  address: null,
  topics: sql<string[]>`'{}'`,
  former_state: null,
  link_hash: null,
  link_expires_at: null,
  hard_bounces: 0,
  changed_at: now,
});

/** Confirms sign-ups by the token of a mail. */
export function confirmations({ db, links }: NewsletterContext) {
  const find = (token: string) =>
    db
      .selectFrom('newsletter_subscriber')
      .select(['state', sql<boolean>`link_expires_at <= statement_timestamp()`.as('is_over')])
      .where('link_hash', '=', tokenHash(token))
      .executeTakeFirst();

  const check = async (token: string): Promise<LinkState> => {
    const found = await find(token);
    if (found?.state === 'confirmed') return 'confirmed';
    if (found?.state !== 'pending') return 'invalid';
    return found.is_over ? 'expired' : 'confirms';
  };

  return {
    /** Changes nothing: programs that look mails over follow links before their reader does. */
    checkLink: check,
    /** Gives the token of the preferences, also where the link was used before; else why there is none. */
    async confirm(token: string): Promise<{ preferences: string } | Exclude<LinkState, 'confirms' | 'confirmed'>> {
      const row = await db
        .updateTable('newsletter_subscriber')
        .set({
          state: 'confirmed',
          former_state: null,
          hard_bounces: 0,
          changed_at: sql<Date>`case when state = 'pending' then statement_timestamp() else changed_at end`,
        })
        .where('link_hash', '=', tokenHash(token))
        .where((where) =>
          where.or([where('state', '=', 'confirmed'), where.and([where('state', '=', 'pending'), where('link_expires_at', '>', now)])]),
        )
        .returning('id')
        .executeTakeFirst();
      if (row) return { preferences: links.preferencesToken(row.id) };
      return (await check(token)) === 'expired' ? 'expired' : 'invalid';
    },
  };
}

/** What whoever has the signed link of a mail may do: see and change what was chosen, and leave. Each is safe to do twice. */
export function preferences({ db, links }: NewsletterContext) {
  const find = (id: number) =>
    db.selectFrom('newsletter_subscriber').select(['locale', 'topics', 'state']).where('id', '=', id).executeTakeFirst();

  return {
    /** What they chose; `left` where it ended, `unknown` where the link is none of ours. */
    async read(token: string): Promise<Subscription | 'left' | 'unknown'> {
      const id = links.subscriberOf(token);
      const row = id === null ? undefined : await find(id);
      if (!row) return 'unknown';
      if (row.state !== 'confirmed') return 'left';
      return { locale: z.enum(locales).parse(row.locale), topics: readTopics(row.topics) };
    },
    async change(token: string, { locale, topics }: Subscription): Promise<'changed' | 'left' | 'unknown'> {
      const id = links.subscriberOf(token);
      if (id === null) return 'unknown';
      const { numUpdatedRows } = await db
        .updateTable('newsletter_subscriber')
        .set({ locale, topics, hard_bounces: 0 })
        .where('id', '=', id)
        .where('state', '=', 'confirmed')
        .executeTakeFirst();
      return numUpdatedRows > 0n ? 'changed' : 'left';
    },
    async leave(token: string): Promise<'left' | 'unknown'> {
      const id = links.subscriberOf(token);
      if (id === null) return 'unknown';
      await db
        .updateTable('newsletter_subscriber')
        .set(ended('left'))
        .where('id', '=', id)
        .where('state', 'in', ['pending', 'confirmed'])
        .execute();
      return 'left';
    },
  };
}
