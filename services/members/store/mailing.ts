import { sql } from 'kysely';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';
import type { Outside } from './record-store.ts';

/** What mail needs to know of a profile, which stands unsealed in columns of its own. */
export const mailingFields = ['articleNotificationFrequency', 'emailOptIn', 'timeZone'] as const satisfies (keyof Profile)[];

const sinceChosen = sql<string | null>`case when member_mailing.article_frequency is distinct from excluded.article_frequency
  then null else member_mailing.digest_through end`;

export const mailing: Outside<Pick<Profile, (typeof mailingFields)[number]>> = {
  async load({ transaction, memberId }) {
    const row = await transaction.selectFrom('member_mailing').selectAll().where('member_id', '=', memberId).executeTakeFirst();
    if (!row) return {};
    return { articleNotificationFrequency: row.article_frequency, emailOptIn: row.opted_in, timeZone: row.time_zone };
  },

  async save({ transaction, memberId }, { articleNotificationFrequency, emailOptIn, timeZone }) {
    const columns = { article_frequency: articleNotificationFrequency, opted_in: emailOptIn, time_zone: timeZone };
    await transaction
      .insertInto('member_mailing')
      .values({ member_id: memberId, ...columns })
      // How often there is a mail counts from when that was chosen.
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ ...columns, digest_through: sinceChosen }))
      .execute();
  },
};
