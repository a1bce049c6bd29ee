import type { Locale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { Answer, Caller, Member } from '#services/identity/shared.ts';
import { writeAudit } from '#services/members/audit.ts';
import { type Draft, type DraftOf, discardDraft, everyDraft, findDraft, saveDraft } from '#services/members/drafts.ts';
import { type MemberScopes, type Reading, todayOf } from '#services/members/member-scope.ts';
import { wasMade } from '#services/members/store/changes.ts';
import { everyRow, type Scope } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import { type Timeline, timelineOf } from '#services/members/timeline.ts';
import { todayIn } from '#services/members/vocabulary/partial-date.ts';
import type { Answered, AskedPage, Finished, Place, Sending } from './asked.ts';
import { finish } from './finish.ts';
import { type Overview, overviewOf } from './overview.ts';
import { askedPage, shownFields } from './pages.ts';
import { type Settings, type SettingsSaved, type SettingsSent, saveSettings, settingParts, settingsOf } from './settings.ts';
import { type Known, type Situation, situationOf } from './situation.ts';
import type { Step } from './step.ts';

type Parts = { scopes: MemberScopes; now?: () => Date };
export type Asking = ReturnType<typeof asking>;

/**
 * Leads members through questions, one at a time. What they answer is kept at once, sealed, as a draft; it becomes a record once they
 * have looked it over.
 */
export function asking({ scopes, now = () => new Date() }: Parts) {
  const situationIn = async (scope: Reading, member: Member, of: DraftOf): Promise<Situation | null> =>
    situationOf(of, { ...(await known(scope, member, await todayOf(scope, now()))), draft: await draftIn(scope, of) });

  /** The profile as it is stored, whatever a flow has begun to tell of it. */
  const profileIn = async (scope: Reading, member: Member): Promise<Situation> => {
    const stored = await known(scope, member, await todayOf(scope, now()));
    const situation = situationOf({ flow: 'wizard', recordId: null }, stored);
    if (!situation) throw new TypeError('A profile needs no record to be there.');
    return situation;
  };

  /** Changes a draft, as long as it was not saved. */
  const changing = <Data>(
    caller: Caller,
    { flow, recordId, draft }: Pick<Sending, 'flow' | 'recordId' | 'draft'>,
    change: (scope: Scope, situation: Situation) => Promise<Data>,
  ) =>
    scopes.changing<Data | { kind: 'missing' } | { kind: 'saved-before' }>(caller, async (scope, member) => {
      const situation = await situationIn(scope, member, { flow, recordId });
      if (!situation) return { kind: 'missing' };
      // A tab of before must not answer into the draft of another record.
      if (situation.draft?.id !== draft && (await wasMade(scope, draft))) return { kind: 'saved-before' };
      // Two tabs that begin at once have one draft.
      const current = situation.draft ?? { ...situation.current, id: draft };
      return change(scope, { ...situation, current });
    });

  return {
    /** A page of a flow; without a place, where its member was. */
    page: (caller: Caller, { locale, at, ...of }: DraftOf & { locale: Locale; at: Place | null }): Promise<Answer<AskedPage>> =>
      scopes.reading(caller, async (scope, member) => {
        const situation = await situationIn(scope, member, of);
        if (!situation) return { kind: 'missing' };
        const { transaction, memberId } = scope;
        const kind = of.flow === 'wizard' ? 'profile' : of.flow;
        const showsStored = of.recordId !== null || (of.flow === 'wizard' && situation.profile !== null);
        if (scope.seal && (showsStored || at === null))
          await writeAudit(scope.seal, transaction, memberId, { actor: 'member', action: 'read', kind });
        return askedPage(locale, situation, at);
      }),

    /** Keeps the answer to a question; `isUnknown` where there is none, `isCheck` where the summary led there. */
    answer: (
      caller: Caller,
      { question, isCheck, isUnknown, ...sending }: Sending & { question: string; isCheck: boolean; isUnknown: boolean },
    ): Promise<Answer<Answered>> =>
      changing<Answered>(caller, sending, async (scope, situation) => {
        const { of, current, tellings, steps } = situation;
        const step = steps.find(({ fields }) => fields[0] === question);
        if (!step) return { kind: 'moved' };
        const fields = shownFields(situation, step);
        const empty = isUnknown || step.mayBeEmpty ? null : tellings[step.record].emptyProblem(sending.locale, fields, sending.told);
        if (empty) return { kind: 'refused', problems: [empty] };
        // The guided profile leaves what was told before; elsewhere an answer is taken back.
        const taken =
          isUnknown && of.flow === 'wizard' ? null : tellings[step.record].take(sending.locale, fields, isUnknown ? {} : sending.told);
        if (taken && !taken.ok) return { kind: 'refused', problems: taken.problems };
        const answers = taken ? { ...current.answers, [step.record]: taken.answers } : current.answers;
        const after = situationOf(of, { ...situation, draft: { ...current, answers } });
        if (!after) return { kind: 'missing' };
        const next = isCheck ? stepThatCameUp(after) : after.steps[after.steps.indexOf(step) + 1];
        await saveDraft(scope, { ...after.current, at: next?.fields[0] ?? null });
        return { kind: 'next', to: next ? after.steps.indexOf(next) + 1 : 'check' };
      }),

    /** Makes records of a draft, and throws it away. */
    finish: (caller: Caller, { version, ...sending }: Sending & { version: number }): Promise<Answer<Finished>> =>
      changing<Finished>(caller, sending, (scope, situation) => finish(scope, situation, { ...sending, version })),

    /** What there is of the record of a member, and what was begun. */
    overview: (caller: Caller, locale: Locale): Promise<Answer<Overview & { timeline: Timeline }>> =>
      scopes.reading(caller, async (scope, member) => {
        const all = await known(scope, member, await todayOf(scope, now()));
        const { seal, transaction, memberId } = scope;
        if (seal) await writeAudit(seal, transaction, memberId, { actor: 'member', action: 'read', kind: 'all' });
        const drafts = seal ? await everyDraft({ transaction, memberId, seal }) : [];
        const shownDay = todayIn(all.profile?.fields.timeZone ?? organisation.timeZone, now());
        return { ...overviewOf(locale, all, drafts), timeline: timelineOf(locale, all, shownDay) };
      }),

    /** Every field of the profile, and who sees it. */
    settings: (caller: Caller, locale: Locale): Promise<Answer<Settings>> =>
      scopes.reading(caller, async (scope, member) => {
        const { seal, transaction, memberId } = scope;
        if (seal) await writeAudit(seal, transaction, memberId, { actor: 'member', action: 'read', kind: 'profile' });
        return settingsOf(locale, await profileIn(scope, member));
      }),

    /** Saves a part of the settings. */
    changeSettings: (caller: Caller, sending: SettingsSent): Promise<Answer<SettingsSaved>> =>
      scopes.changing<SettingsSaved>(caller, async (scope, member) => {
        const saved = await saveSettings(scope, await profileIn(scope, member), sending);
        if (saved.kind === 'saved') await forgetInDraft(scope, settingParts[sending.part]);
        return saved;
      }),

    /** Throws a draft away. */
    discard: (caller: Caller, of: DraftOf): Promise<Answer> =>
      scopes.changing(caller, async (scope) => {
        await discardDraft(scope, of);
        return null;
      }),
  };
}

/** All that is stored of a member, without what was begun. */
async function known(scope: Reading, { isEmailVerified }: Member, today: string): Promise<Known> {
  const nothing = { profile: null, diagnoses: [], treatments: [], draft: null, today, isEmailVerified };
  const { seal, ...own } = scope;
  if (!seal) return nothing;
  const sealed = { ...own, seal };
  const rows = await everyRow(sealed).execute();
  const [profile = null] = await recordStores.profiles.among(sealed, rows);
  return {
    ...nothing,
    profile,
    diagnoses: await recordStores.diagnoses.among(sealed, rows),
    treatments: await recordStores.treatments.among(sealed, rows),
  };
}

async function draftIn({ seal, ...own }: Reading, of: DraftOf): Promise<Draft | null> {
  return seal ? findDraft({ ...own, seal }, of) : null;
}

/** What the summary goes on with: a question that only came up with answers of this draft, and was not asked yet. */
function stepThatCameUp(after: Situation): Step | undefined {
  const before = situationOf(after.of, { ...after, draft: null })?.steps ?? [];
  return after.steps.find(({ record, fields: [first] }) => {
    const isTold = after.tellings[record].isAnswered(first) || Object.hasOwn(after.current.answers[record] ?? {}, first);
    return !isTold && !before.some(({ fields }) => fields[0] === first);
  });
}

/** What was saved in the settings is newer than what the guided profile has begun to say of it. */
async function forgetInDraft(scope: Scope, fields: readonly string[]): Promise<void> {
  const draft = await findDraft(scope, { flow: 'wizard', recordId: null });
  const told = draft?.answers.profile;
  if (!draft || !told) return;
  const left = Object.fromEntries(Object.entries(told).filter(([name]) => !fields.includes(name)));
  await saveDraft(scope, { ...draft, answers: { ...draft.answers, profile: left } });
}
