import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { forMember, type MemberAccess } from '#services/identity/as-member.ts';
import { memberForUpdate } from '#services/identity/members.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import { type AuditLine, isAudited, readAudit, writeAudit } from './audit.ts';
import { actionIn, actorWords } from './audit.words.ts';
import { eraseDay } from './daily/day-rows.ts';
import { forEveryMember } from './every-member.ts';
import { eraseItem } from './items/item-rows.ts';
import type { KeyRing } from './keys/key-ring.ts';
import { memberScopes, todayOf } from './member-scope.ts';
import { eraseSaved } from './saved/saved-rows.ts';
import { forgetChangesOf, forgetOldChanges } from './store/changes.ts';
import { eraseRemovedJob } from './store/erase-removed-job.ts';
import type { Stored, Versioned } from './store/record-codec.ts';
import { eraseRemoved, everyRow, type Keyed, type RecordStore, type Scope } from './store/record-store.ts';
import { recordStores } from './store/record-stores.ts';
import type { Diagnosis } from './vocabulary/diagnosis/diagnosis-schema.ts';
import { isDiagnosed } from './vocabulary/diagnosis/shared.ts';
import type { Profile } from './vocabulary/profile/profile-schema.ts';
import type { Treatment } from './vocabulary/treatment/treatment-schema.ts';

/** All that a member told. Without a profile, its fields are empty and its version is 0. */
export type MemberRecord = { profile: Stored<Profile> | null; diagnoses: Stored<Diagnosis>[]; treatments: Stored<Treatment>[] };

/** A line of the log, with what was done and by whom in words. */
export type LogLine = AuditLine & { what: string; who: string };

export type Sent = { sent: object };

type Parts = {
  db: Kysely<DB>;
  identity: MemberAccess;
  ring: KeyRing;
  jobs: JobSender;
  now?: () => Date;
};

export type Members = ReturnType<typeof members>;

/** How many lines of the log a member is shown. */
const mostLines = 500;

const day = 24 * 60 * 60 * 1000;
const profileRead = { actor: 'member', action: 'read', kind: 'profile' } as const;

/**
 * What members tell of themselves: sealed under a key of their own, read and changed in transactions of their own alone
 * (row-level security), each with a line in their log. The vocabulary decides what may be told.
 */
export function members({ db, identity, ring, jobs, now = () => new Date() }: Parts) {
  const { profiles, diagnoses, treatments } = recordStores;

  const scopes = memberScopes(identity, ring);

  /** Reads what a member told, and logs it; `nothing` for one who told nothing yet. */
  const reading = <Data>(
    caller: Caller,
    { kind, nothing }: { kind: AuditLine['kind']; nothing: Data },
    read: (scope: Scope) => Promise<Data>,
  ): Promise<Answer<Data>> =>
    scopes.reading(caller, async ({ transaction, memberId, seal }) => {
      if (!seal) return nothing;
      await writeAudit(seal, transaction, memberId, { actor: 'member', action: 'read', kind });
      return read({ transaction, memberId, seal });
    });

  const today = (scope: Scope) => todayOf(scope, now());
  const contexts = {
    diagnosis: async (scope: Scope) => ({ today: await today(scope) }),
    treatment: async (scope: Scope) => ({ today: await today(scope), diagnosisIds: confirmedOf(await diagnoses.list(scope)) }),
  };

  /** The changes of a kind of which a member may have many. */
  const changesOf = <Fields extends object, Context>(
    store: RecordStore<Fields, Context>,
    contextOf: (scope: Scope) => Promise<Context>,
  ) => ({
    add: (caller: Caller, given: Keyed & Sent & { fromProfileWizard?: boolean }) =>
      scopes.changing(caller, async (scope) => store.add(scope, { ...given, context: await contextOf(scope) })),
    change: (caller: Caller, given: Keyed & Versioned & Sent) =>
      scopes.changing(caller, async (scope) => store.change(scope, { ...given, context: await contextOf(scope) })),
    /** For ten minutes it can be brought back. */
    remove: (caller: Caller, given: Keyed & Versioned) =>
      scopes.changing(caller, async (scope) => {
        const outcome = await store.remove(scope, given);
        const { transaction, memberId } = scope;
        if (outcome.kind === 'removed') await jobs.send(transaction, eraseRemovedJob, { memberId, recordId: outcome.id });
        return outcome;
      }),
    restore: (caller: Caller, given: Keyed & { id: string }) => scopes.changing(caller, (scope) => store.restore(scope, given)),
  });

  return {
    /** With a line in the log once a day: each page that a member opens asks for it. */
    profile: (caller: Caller): Promise<Answer<Stored<Profile> | null>> =>
      scopes.reading(caller, async ({ transaction, memberId, seal }) => {
        if (!seal) return null;
        const isToday = await isAudited(transaction, memberId, profileRead, new Date(now().getTime() - day));
        if (!isToday) await writeAudit(seal, transaction, memberId, profileRead);
        return profiles.one({ transaction, memberId, seal });
      }),
    diagnoses: (caller: Caller) => reading(caller, { kind: 'diagnosis', nothing: [] }, diagnoses.list),
    treatments: (caller: Caller) => reading(caller, { kind: 'treatment', nothing: [] }, treatments.list),

    /** The whole record, in one transaction. */
    whole: (caller: Caller): Promise<Answer<MemberRecord>> =>
      reading<MemberRecord>(caller, { kind: 'all', nothing: { profile: null, diagnoses: [], treatments: [] } }, async (scope) => {
        const rows = await everyRow(scope).execute();
        const [profile = null] = await profiles.among(scope, rows);
        return { profile, diagnoses: await diagnoses.among(scope, rows), treatments: await treatments.among(scope, rows) };
      }),

    /** Changes the fields that are sent, of a version: 0 where there is no profile yet. */
    changeProfile: (caller: Caller, given: Keyed & Sent & { version: number }) =>
      scopes.changing(caller, async (scope, { isEmailVerified }) =>
        profiles.put(scope, { ...given, context: { today: await today(scope), isEmailVerified } }),
      ),
    diagnosis: changesOf(diagnoses, contexts.diagnosis),
    treatment: changesOf(treatments, contexts.treatment),

    /** Who read or changed what, the newest first. */
    log: (caller: Caller): Promise<Answer<LogLine[]>> =>
      identity.asMember(caller, async (transaction, { id }) => {
        const lines = await readAudit(transaction, id, mostLines);
        return lines.map((line) => ({ ...line, what: actionIn(caller.locale, line), who: actorWords[line.actor][caller.locale] }));
      }),

    /** Erases what was removed, a record, a line of a list or a day of the log, with what was asked of it, unless it was brought back. */
    async eraseRemoved({ memberId, recordId }: { memberId: string; recordId: string }): Promise<void> {
      await forMember(db, memberId, async (transaction) => {
        if (!(await memberForUpdate(transaction, memberId))) return;
        const own = { transaction, memberId };
        const isErased =
          (await eraseRemoved(ring, { transaction, memberId }, recordId)) ||
          (await eraseSaved(own, recordId)) ||
          (await eraseDay(own, recordId)) ||
          (await eraseItem(own, recordId));
        if (isErased) await forgetChangesOf(own, recordId);
      });
    },

    /** Forgets what was changed more than a day ago, each in a transaction of its member. Begun again after a kill, it goes on. */
    async forgetChanges(): Promise<number> {
      const { done } = await forEveryMember(db, (transaction, memberId) => forgetOldChanges({ transaction, memberId }));
      return done;
    },
  };
}

function confirmedOf(all: readonly Stored<Diagnosis>[]): string[] {
  return all.filter(({ fields }) => isDiagnosed(fields)).map(({ id }) => id);
}
