import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { Candidate, ContentStore } from '#services/content/library/store.ts';
import { DecryptionFailed, encryption } from '#services/encryption/encryption.ts';
import { forMember } from '#services/identity/as-member.ts';
import { memberForUpdate } from '#services/identity/members.ts';
import type { Outbox } from '#services/mail/mail.types.ts';
import { writeAudit } from '#services/members/audit.ts';
import { daysBetween } from '#services/members/daily/day/shared.ts';
import { forEveryMember } from '#services/members/every-member.ts';
import type { KeyRing } from '#services/members/keys/key-ring.ts';
import { sealOf } from '#services/members/keys/member-keys.ts';
import { todayOf } from '#services/members/member-scope.ts';
import { digestLetter } from './digest-letter.ts';
import { choose } from './rank.ts';
import { toldBy } from './told-by.ts';

/** Absolute addresses: the section, the page that ends the mails, and where a mail program posts to (RFC 8058). */
export type DigestAddresses = {
  section(locale: Locale): string;
  leave(locale: Locale, token: string): string;
  oneClick(token: string): string;
};

/** Without its origin: see `oneClick`. */
export const leaveDigestsPath = '/api/for-you/leave';

type Parts = {
  db: Kysely<DB>;
  ring: KeyRing;
  content: Pick<ContentStore, 'candidates'>;
  outbox: Outbox;
  secret: string;
  formerSecrets: readonly string[];
  addresses: DigestAddresses;
  now?: () => Date;
};
export type Digests = ReturnType<typeof digests>;

const localeSchema = z.enum(locales);

/** How many days lie between two mails at least. */
const everyDays = { weekly: 7, monthly: 30 } as const;
const isFrequency = (value: string | null): value is keyof typeof everyDays => value !== null && Object.hasOwn(everyDays, value);

/** Mails that tell members how much there is that is new and for them: as often as they chose, and nothing of what it is. */
export function digests({ db, ring, content, outbox, secret, formerSecrets, addresses, now = () => new Date() }: Parts) {
  const links = encryption(secret, 'links of mails about what is for a member', { former: [...formerSecrets] });

  const memberIdOf = (token: string): string | null => {
    try {
      return links.decrypt('leave', token);
    } catch (error) {
      if (error instanceof DecryptionFailed) return null;
      throw error;
    }
  };

  return {
    /**
     * Writes to everybody for whom a mail is due and something new is there: once, since the mail and up to which day it told are
     * committed together. Begun again after a kill, it leaves alone who was written to. What was published on a day is told of when that
     * day is over.
     */
    async send(): Promise<number> {
      const library = new Map<Locale, Candidate[]>();
      for (const locale of locales) library.set(locale, await content.candidates(locale));
      const { done } = await forEveryMember(db, async (transaction, memberId) => {
        const due = await dueOf(transaction, memberId, now());
        if (!due) return false;
        const seal = await sealOf(transaction, ring, memberId);
        const { since, today, locale } = due;
        await transaction.updateTable('member_mailing').set({ digest_through: today }).where('member_id', '=', memberId).execute();
        if (since === null) return false;
        const { told } = await toldBy({ transaction, memberId, seal }, { actor: 'job', locale, today });
        const isNew = (date: string | null) => date !== null && date >= since && date < today;
        const fresh = choose(library.get(locale) ?? [], told).choices.filter(
          ({ candidate: { publishedAt, changedOn } }) => isNew(publishedAt) || isNew(changedOn),
        );
        if (fresh.length === 0) return false;
        const token = links.encrypt('leave', memberId);
        const ways = { url: addresses.section(locale), leave: addresses.leave(locale, token), oneClick: addresses.oneClick(token) };
        await outbox.put(transaction, digestLetter({ to: due.email, locale, count: fresh.length, frequency: due.frequency }, ways));
        return true;
      });
      return done;
    },

    /** In which language whoever has the link of a mail is written to; null where it is none of ours, or there is no such member. */
    async localeOf(token: string): Promise<Locale | null> {
      const memberId = memberIdOf(token);
      if (memberId === null) return null;
      const row = await db.selectFrom('identity_user').select('locale').where('id', '=', memberId).executeTakeFirst();
      return row ? localeSchema.parse(row.locale) : null;
    },

    /** Ends the mails. Done as well where that was done before; false where the link is none of ours. */
    async leave(token: string): Promise<boolean> {
      const memberId = memberIdOf(token);
      if (memberId === null) return false;
      const left = await forMember(db, memberId, async (transaction) => {
        await memberForUpdate(transaction, memberId);
        const changed = await transaction
          .updateTable('member_mailing')
          .set({ article_frequency: 'never' })
          .where('member_id', '=', memberId)
          .where(sql<boolean>`article_frequency is distinct from 'never'`)
          .returning('member_id')
          .executeTakeFirst();
        if (changed) await writeAudit(ring, transaction, memberId, { actor: 'member', action: 'changed', kind: 'profile' });
        return true;
      });
      return left ?? false;
    },
  };
}

/**
 * Whether a mail is due: from which day on it tells, null where this is the first time that anybody looks. Where it may be, the member is
 * locked: of two that write at once, the second finds that it is done.
 */
async function dueOf(transaction: Kysely<DB>, memberId: string, now: Date) {
  if (!(await ripeOf(transaction, memberId, now)) || !(await memberForUpdate(transaction, memberId))) return null;
  const ripe = await ripeOf(transaction, memberId, now);
  if (!ripe) return null;
  const to = await transaction
    .selectFrom('identity_user')
    .select(['email', 'locale'])
    .where('id', '=', memberId)
    .where('email_verified', '=', true)
    .where('deletion_due_at', 'is', null)
    .executeTakeFirst();
  return to ? { ...ripe, email: to.email, locale: localeSchema.parse(to.locale) } : null;
}

/** How often a member wants mails, and since when there was none, where that is long enough; else null. */
async function ripeOf(transaction: Kysely<DB>, memberId: string, now: Date) {
  const row = await transaction
    .selectFrom('member_mailing')
    .select(['article_frequency as frequency', 'digest_through as since'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row || !isFrequency(row.frequency)) return null;
  const today = await todayOf({ transaction, memberId }, now);
  const { frequency, since } = row;
  return since === null || daysBetween(since, today) >= everyDays[frequency] ? { frequency, since, today } : null;
}
