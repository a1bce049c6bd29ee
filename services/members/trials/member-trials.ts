import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { Outbox } from '#services/mail/mail.types.ts';
import { forEveryMember } from '#services/members/every-member.ts';
import type { KeyRing } from '#services/members/keys/key-ring.ts';
import { sealOf } from '#services/members/keys/member-keys.ts';
import type { MemberScopes } from '#services/members/member-scope.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import { zipOf } from '#services/trials/place/zip-code.ts';
import type { TrialSearch } from '#services/trials/shared.ts';
import type { Trials } from '#services/trials/trials.ts';
import { changesOf, lastChange, type TrialChange, type Watched } from '#services/trials/what-changed.ts';
import { everyKept, type Kept, type KeptRow, keep, keptSearchSchema, markSeen } from './kept-rows.ts';
import { prefilledOf } from './prefill.ts';
import type { KeptTrials, ToldChange } from './shared.ts';

type Parts = {
  db: Kysely<DB>;
  scopes: MemberScopes;
  ring: KeyRing;
  trials: Pick<Trials, 'byIds' | 'changesDays'>;
  outbox: Outbox;
  /** Where a mail leads: the section of the profile, as an absolute URL. */
  urlOf(locale: Locale): string;
};
export type MemberTrials = ReturnType<typeof memberTrials>;
type Kind = 'kept' | 'full' | 'missing';

const watchedBy = (row: Kept): Watched => (row.kind === 'trial' ? { nctId: row.nctId } : { search: row.search });

/** The trials and searches that members keep, sealed; what changed since they looked; and the mail that says that something did. */
export function memberTrials({ db, scopes, ring, trials, outbox, urlOf }: Parts) {
  /** What changed of each, after what its member was shown, or was told by mail. */
  const newOf = (rows: readonly KeptRow[], toldThrough = 0) =>
    changesOf(
      db,
      rows.map((row) => ({ watches: watchedBy(row), after: Math.max(row.seen, toldThrough) })),
    );

  return {
    /** All that the caller keeps. */
    async list(caller: Caller): Promise<Answer<KeptTrials>> {
      const answer = await scopes.reading(caller, async ({ seal, ...scope }) => {
        const rows = seal ? await everyKept({ ...scope, seal }) : [];
        const mail = await mailRow(scope.transaction, scope.memberId);
        const [newest] = seal ? (await recordStores.diagnoses.list({ ...scope, seal })).toReversed() : [];
        return { rows, isMailed: mail !== undefined, prefilled: prefilledOf(newest?.fields) };
      });
      if (!answer.ok) return answer;
      const { rows, isMailed, prefilled } = answer.data;
      const changes = await newOf(rows);
      const data: KeptTrials = { trials: [], searches: [], changesDays: trials.changesDays, isMailed, prefilled };
      rows.forEach((row, at) => {
        const told = (changes[at] ?? []).map(toldOf);
        if (row.kind === 'trial') data.trials.push({ id: row.id, nctId: row.nctId, title: row.title, changes: told });
        else data.searches.push({ id: row.id, search: row.search, changes: told });
      });
      return { ...answer, data };
    },

    /** Keeps a trial that is known. */
    async keepTrial(caller: Caller, nctId: string): Promise<Answer<Kind>> {
      const [trial] = await trials.byIds([nctId]);
      const seen = await lastChange(db);
      return scopes.changing(
        caller,
        async (scope): Promise<Kind> => (trial ? keep(scope, { kind: 'trial', nctId, title: trial.study.title, seen }) : 'missing'),
      );
    },

    /** Keeps a search that has a ZIP code. */
    async keepSearch(caller: Caller, search: TrialSearch): Promise<Answer<Kind>> {
      const parsed = keptSearchSchema.safeParse({ ...search, zip: zipOf(search.zip), from: 0 });
      const seen = await lastChange(db);
      return scopes.changing(
        caller,
        async (scope): Promise<Kind> => (parsed.success ? keep(scope, { kind: 'search', search: parsed.data, seen }) : 'missing'),
      );
    },

    remove: (caller: Caller, id: string): Promise<Answer<Kind>> =>
      scopes.changing(caller, async ({ transaction, memberId }): Promise<Kind> => {
        await transaction.deleteFrom('member_trial').where('member_id', '=', memberId).where(sql<boolean>`id::text = ${id}`).execute();
        return 'kept';
      }),

    /** The caller has seen all that there is. */
    async looked(caller: Caller): Promise<Answer<Kind>> {
      const through = await lastChange(db);
      return scopes.changing(caller, async (scope): Promise<Kind> => {
        await markSeen(scope, through);
        return 'kept';
      });
    },

    /** Whether a mail is sent when something changed; from now on. */
    async setMail(caller: Caller, isMailed: boolean): Promise<Answer<Kind>> {
      const through = await lastChange(db);
      return scopes.changing(caller, async ({ transaction, memberId }): Promise<Kind> => {
        await transaction.deleteFrom('member_trial_mail').where('member_id', '=', memberId).execute();
        if (isMailed) {
          const row = { member_id: memberId, locale: caller.locale, told_through: through };
          await transaction.insertInto('member_trial_mail').values(row).execute();
        }
        return 'kept';
      });
    },

    /**
     * Writes to everybody who wants it, and of whose trials or searches something opened or closed: once, since the mail and what it told of
     * are committed together. Begun again after a kill, it leaves alone who was written to.
     */
    async tellByMail(): Promise<number> {
      const through = await lastChange(db);
      const { done } = await forEveryMember(db, async (transaction, memberId) => {
        const mail = await mailRow(transaction, memberId);
        if (!mail || Number(mail.told_through) >= through) return false;
        const seal = await sealOf(transaction, ring, memberId);
        const rows = seal ? await everyKept({ transaction, memberId, seal }) : [];
        const changes = await newOf(rows, Number(mail.told_through));
        await transaction.updateTable('member_trial_mail').set({ told_through: through }).where('member_id', '=', memberId).execute();
        if (!changes.flat().some(({ id, kind }) => id <= through && kind !== 'criteria')) return false;
        const to = await transaction
          .selectFrom('identity_user')
          .select(['email', 'username', 'email_verified'])
          .where('id', '=', memberId)
          .where('deletion_due_at', 'is', null)
          .executeTakeFirst();
        if (!to?.email_verified) return false;
        const locale = localeOf.parse(mail.locale);
        await outbox.put(transaction, {
          to: to.email,
          locale,
          content: { kind: 'trials-changed', username: to.username, url: urlOf(locale) },
        });
        return true;
      });
      return done;
    },
  };
}

const localeOf = z.enum(locales);

/** Locked: of two that tell at once, the second finds that it is told. */
const mailRow = (transaction: Kysely<DB>, memberId: string) =>
  transaction.selectFrom('member_trial_mail').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst();

function toldOf({ nctId, title, kind, site, at }: TrialChange): ToldChange {
  const place = site && [site.facility, site.city, site.state].filter(Boolean).join(', ');
  return { nctId, title, kind, place, at: at.toISOString() };
}
