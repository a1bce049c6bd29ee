import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import { spamDays } from '#config/outreach.ts';
import type { DB } from '#database/types.ts';
import type { Encryption } from '#services/encryption/encryption.ts';
import type { FieldValue } from './fields.ts';
import { sealedAs } from './outreach.ts';
import type { StoredForm } from './outreach-forms.ts';

export const statuses = ['new', 'in-review', 'answered', 'spam'] as const;
export type Status = (typeof statuses)[number];

/** What is known of a submission without opening it. */
export type Submission = {
  id: string;
  form: string;
  desk: string;
  locale: Locale;
  status: Status;
  reasons: readonly string[];
  createdAt: Date;
};
/** The same, with what was told in it, by the names of its fields. */
export type OpenedSubmission = Submission & { told: Readonly<Record<string, FieldValue>> };

/** Which of them; what is left out is all. */
export type Which = { form?: string | undefined; status?: Status | undefined; desk?: string | undefined; id?: string | undefined };

const told = z.record(z.string(), z.union([z.string(), z.null(), z.array(z.string()), z.literal(true)]));
const row = z.object({
  id: z.uuid(),
  form: z.string(),
  desk: z.string(),
  locale: z.enum(locales),
  status: z.enum(statuses),
  reasons: z.array(z.string()),
  createdAt: z.date(),
  sealed: z.string(),
});

/** How many are opened, or sealed anew, at once. */
const batch = 200;

export type Submissions = ReturnType<typeof submissions>;

/** What the staff does with what visitors sent, and what is done in time. */
export function submissions({ db, sealing, forms }: { db: Kysely<DB>; sealing: Encryption; forms: readonly StoredForm[] }) {
  const found = async ({ form, status, desk, id }: Which) => {
    let query = db
      .selectFrom('outreach_submission')
      .select(['id', 'form', 'desk', 'locale', 'status', 'reasons', 'created_at as createdAt', 'sealed']);
    if (form !== undefined) query = query.where('form', '=', form);
    if (status !== undefined) query = query.where('status', '=', status);
    if (desk !== undefined) query = query.where('desk', '=', desk);
    // The beginning of an id is what mails name it by.
    if (id !== undefined) query = query.where(sql<boolean>`starts_with(id::text, ${id.toLowerCase()})`);
    return z.array(row).parse(await query.orderBy('created_at').orderBy('id').execute());
  };

  const remove = async (form: string, days: number, isSpam: boolean): Promise<number> => {
    const { numDeletedRows } = await db
      .deleteFrom('outreach_submission')
      .where('form', '=', form)
      .$if(isSpam, (query) => query.where('status', '=', 'spam'))
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  };

  return {
    async list(which: Which): Promise<Submission[]> {
      return (await found(which)).map(({ sealed: _, ...submission }) => submission);
    },

    /** Opens them. @throws DecryptionFailed where one was sealed under a secret that is no longer named */
    async open(which: Which): Promise<OpenedSubmission[]> {
      return (await found(which)).map(({ sealed, ...submission }) => ({
        ...submission,
        told: told.parse(JSON.parse(sealing.decrypt(sealedAs(submission.id), sealed))),
      }));
    },

    /** Gives whether there was one. */
    async mark(id: string, status: Status): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('outreach_submission')
        .set({ status, status_at: sql<Date>`now()` })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Deletes one for good, where its sender asks for that. */
    async erase(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('outreach_submission').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Deletes what was kept for as long as its form says; spam goes sooner. Gives how many. */
    async purge(): Promise<number> {
      let deleted = 0;
      for (const { id, keptDays } of forms) {
        deleted += await remove(id, keptDays, false);
        deleted += await remove(id, Math.min(spamDays, keptDays), true);
      }
      return deleted;
    },

    /** Seals anew what was sealed under a former secret, so that this one can be dropped. Gives how many. */
    async sealAnew(): Promise<number> {
      let [after, anew] = ['', 0];
      for (;;) {
        const rows = await db
          .selectFrom('outreach_submission')
          .select(['id', 'sealed'])
          .where(sql<string>`id::text`, '>', after)
          .orderBy(sql`id::text`)
          .limit(batch)
          .execute();
        const last = rows.at(-1);
        if (!last) return anew;
        after = last.id;
        for (const { id, sealed } of rows.filter((each) => !sealing.isCurrent(each.sealed))) {
          const fresh = sealing.encrypt(sealedAs(id), sealing.decrypt(sealedAs(id), sealed));
          await db.updateTable('outreach_submission').set({ sealed: fresh }).where('id', '=', id).where('sealed', '=', sealed).execute();
          anew += 1;
        }
      }
    },
  };
}
