import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { DecryptionFailed, encryption } from '#services/encryption/encryption.ts';
import { forMember } from '#services/identity/as-member.ts';
import { memberForUpdate } from '#services/identity/members.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { Outbox } from '#services/mail/mail.types.ts';
import { writeAudit } from '#services/members/audit.ts';
import { forEveryMember } from '#services/members/every-member.ts';
import type { KeyRing } from '#services/members/keys/key-ring.ts';
import { sealOf } from '#services/members/keys/member-keys.ts';
import type { MemberScopes } from '#services/members/member-scope.ts';
import { everyVisit } from '#services/members/visits/visit-rows.ts';
import { type Due, dueBetween } from './due.ts';
import { everyMedicine } from './medicine-rows.ts';
import { reminderLetter } from './reminder-letter.ts';

export type ReminderWishes = { visits: boolean; medicines: boolean };

type Parts = {
  db: Kysely<DB>;
  scopes: MemberScopes;
  ring: KeyRing;
  outbox: Outbox;
  secret: string;
  formerSecrets: readonly string[];
  /** Absolute URLs: of the section of the profile, and where a mail program posts to when its button is pressed (RFC 8058). */
  addresses: { section(locale: Locale): string; oneClick(token: string, locale: Locale): string };
  now?: () => Date;
};
export type ReminderMail = ReturnType<typeof reminderMail>;

/** Mails that remind members of what they wrote down, where they switched that on. They say that there is something, and not what. */
export function reminderMail({ db, scopes, ring, outbox, secret, formerSecrets, addresses, now = () => new Date() }: Parts) {
  const links = encryption(secret, 'links of reminders', { former: formerSecrets });

  /** With a line in the member's log, once a day. */
  const dueOf = async (transaction: Kysely<DB>, memberId: string, row: MailRow, through: Date): Promise<Due> => {
    const seal = await sealOf(transaction, ring, memberId);
    const scope = { transaction, memberId, seal };
    if (row.told_through.toISOString().slice(0, 10) !== through.toISOString().slice(0, 10))
      await writeAudit(ring, transaction, memberId, { actor: 'job', action: 'read', kind: 'reminders' });
    const visits = row.visits ? await everyVisit(scope) : [];
    const medicines = row.medicines ? await everyMedicine(scope) : [];
    const fieldsOf = <Fields>(items: readonly { fields: Fields }[]) => items.map(({ fields }) => fields);
    return dueBetween({ visits: fieldsOf(visits), medicines: fieldsOf(medicines) }, { after: row.told_through, through });
  };

  return {
    /** What the caller is reminded of by mail. */
    wishes: (caller: Caller): Promise<Answer<ReminderWishes>> =>
      scopes.reading(caller, async ({ transaction, memberId }) => {
        const row = await mailRow(transaction, memberId);
        return { visits: row?.visits ?? false, medicines: row?.medicines ?? false };
      }),

    /** What is switched on is told of from now on. */
    wish: (caller: Caller, { visits, medicines }: ReminderWishes): Promise<Answer<'stored'>> =>
      scopes.changing(caller, async ({ transaction, memberId }): Promise<'stored'> => {
        const before = await mailRow(transaction, memberId);
        await transaction.deleteFrom('member_reminder_mail').where('member_id', '=', memberId).execute();
        if (!visits && !medicines) return 'stored';
        // What stays switched on goes on where it was: what is due by now is told yet.
        const goesOn = before !== undefined && ((visits && before.visits) || (medicines && before.medicines));
        const through = goesOn ? before.told_through : now();
        const row = { member_id: memberId, locale: caller.locale, visits, medicines, told_through: through };
        await transaction.insertInto('member_reminder_mail').values(row).execute();
        if (goesOn) return 'stored';
        // What is read to remind is read from now on.
        await writeAudit(ring, transaction, memberId, { actor: 'job', action: 'read', kind: 'reminders' });
        return 'stored';
      }),

    /** Ends the mails of the member whose token it is; done as well where that was done before. */
    async leave(token: string): Promise<void> {
      const memberId = memberOf(token);
      if (memberId === null) return;
      await forMember(db, memberId, async (transaction) => {
        await memberForUpdate(transaction, memberId);
        await transaction.deleteFrom('member_reminder_mail').where('member_id', '=', memberId).execute();
      });
    },

    /**
     * Writes to everybody who wants it, and of whose visits or medicines one became due: once, since the mail and until when it was told
     * are committed together. Begun again after a kill, it leaves alone who was written to.
     */
    async tell(): Promise<number> {
      const through = now();
      const { done } = await forEveryMember(db, async (transaction, memberId) => {
        // Locked, once it is known that there may be something to tell: of two that tell at once, the second finds that it is told.
        if (!(await mailRow(transaction, memberId)) || !(await memberForUpdate(transaction, memberId))) return false;
        const row = await mailRow(transaction, memberId);
        if (!row || row.told_through >= through) return false;
        const due = await dueOf(transaction, memberId, row, through);
        await transaction.updateTable('member_reminder_mail').set({ told_through: through }).where('member_id', '=', memberId).execute();
        if (!due.now && !due.tomorrow) return false;
        const to = await transaction
          .selectFrom('identity_user')
          .select(['email', 'email_verified'])
          .where('id', '=', memberId)
          .where('deletion_due_at', 'is', null)
          .executeTakeFirst();
        if (!to?.email_verified) return false;
        const locale = localeOf.parse(row.locale);
        const ways = { url: addresses.section(locale), oneClick: addresses.oneClick(links.encrypt('leave', memberId), locale) };
        await outbox.put(transaction, reminderLetter({ to: to.email, locale }, due, ways));
        return true;
      });
      return done;
    },
  };

  function memberOf(token: string): string | null {
    try {
      return links.decrypt('leave', token);
    } catch (error) {
      if (error instanceof DecryptionFailed) return null;
      throw error;
    }
  }
}

const localeOf = z.enum(locales);

type MailRow = NonNullable<Awaited<ReturnType<typeof mailRow>>>;

const mailRow = (transaction: Kysely<DB>, memberId: string) =>
  transaction.selectFrom('member_reminder_mail').selectAll().where('member_id', '=', memberId).executeTakeFirst();
