import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { timeZoneName } from '#config/time-zone-names.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import { isPlannedDay } from '#services/members/daily/day/shared.ts';
import { type ItemChanged, itemList } from '#services/members/items/item-list.ts';
import type { ItemOutcome } from '#services/members/items/item-rows.ts';
import type { MemberScopes, Reading } from '#services/members/member-scope.ts';
import type { Keyed, Scope } from '#services/members/store/record-store.ts';
import { isTimeZone } from '#services/moments/zoned.ts';
import { toBringTo } from './bring.ts';
import { usTimeZones, type VisitKind, type VisitProblem, visitKinds, visitProblems } from './shared.ts';
import { type Visit, visitSchema } from './visit.ts';
import { visitCalendar } from './visit-calendar.ts';
import { everyVisit, type StoredVisit, splitAt, visitStore } from './visit-rows.ts';
import { visitKindWords, visitTimeIn, visitTitleIn } from './visits.words.ts';

/** A visit in words, with the open questions that are attached to it. */
export type ShownVisit = StoredVisit & {
  title: string;
  when: string;
  bring: readonly string[];
  /** Ids of entries that help to get ready for it. */
  reading: readonly string[];
  questions: readonly { id: string; text: string }[];
};

export type VisitsPage = {
  /** From today on, the next first. */
  toCome: readonly ShownVisit[];
  /** The latest first. */
  past: readonly ShownVisit[];
  kinds: readonly { code: VisitKind; label: string }[];
  zones: readonly { code: string; label: string }[];
  /** That of the profile; where that says none, of the organisation. */
  timeZone: string;
};

/** What a form says of a visit, as text. */
export type VisitSent = Readonly<Record<keyof Visit, string>>;

export type VisitOutcome =
  | ItemChanged<Visit>
  | { kind: 'refused'; problems: readonly [{ field: keyof Visit; code: VisitProblem }, ...{ field: keyof Visit; code: VisitProblem }[]] };

type Parts = {
  scopes: MemberScopes;
  jobs: JobSender;
  /** The questions of a member that are open, and to which visit each is attached: from the list of questions. */
  openQuestions(scope: Reading): Promise<readonly { id: string; fields: { text: string; visit: string | null } }[]>;
  now?: () => Date;
};
export type Visits = ReturnType<typeof visits>;

/** The visits of members, to come and past: a list for each, sealed, in transactions of their own alone. */
export function visits({ scopes, jobs, openQuestions, now = () => new Date() }: Parts) {
  const { changing, remove, restore } = itemList(visitStore, { scopes, jobs });
  const reading = async (
    caller: Caller,
    sent: VisitSent,
    make: (scope: Scope, fields: Visit) => Promise<ItemOutcome<Visit>>,
  ): Promise<Answer<VisitOutcome>> => {
    const read = readVisit(sent);
    if (read.ok) return changing(caller, (scope) => make(scope, read.fields));
    return scopes.reading(caller, async (): Promise<VisitOutcome> => ({ kind: 'refused', problems: read.problems }));
  };

  return {
    page: (caller: Caller, locale: Locale): Promise<Answer<VisitsPage>> =>
      scopes.reading(caller, async (scope) => {
        const { transaction, memberId } = scope;
        const row = await transaction.selectFrom('member_mailing').select('time_zone').where('member_id', '=', memberId).executeTakeFirst();
        const timeZone = row?.time_zone ?? organisation.timeZone;
        const { toCome, past } = splitAt(await everyVisit(scope), now());
        const open = await openQuestions(scope);
        const shown = (visit: StoredVisit): ShownVisit => ({
          ...visit,
          title: visitTitleIn(locale, visit.fields),
          when: visitTimeIn(locale, visit.fields, timeZone),
          ...toBringTo(visit.fields.kind, locale),
          questions: open.filter(({ fields }) => fields.visit === visit.id).map(({ id, fields }) => ({ id, text: fields.text })),
        });
        return {
          toCome: toCome.map(shown),
          past: past.map(shown),
          kinds: visitKinds.map((code) => ({ code, label: visitKindWords[code][locale] })),
          zones: [...new Set([...usTimeZones, timeZone])].map((code) => ({ code, label: timeZoneName(code, locale) })),
          timeZone,
        };
      }),

    add: (caller: Caller, { key, sent }: Keyed & { sent: VisitSent }): Promise<Answer<VisitOutcome>> =>
      reading(caller, sent, (scope, fields) => visitStore.add(scope, { key, fields, request: sent })),

    /** Changes a version of a visit. */
    change: (caller: Caller, { sent, ...which }: Keyed & { id: string; version: number; sent: VisitSent }): Promise<Answer<VisitOutcome>> =>
      reading(caller, sent, (scope, fields) => visitStore.change(scope, { ...which, request: sent }, () => fields)),

    /** Questions that were attached to it stay on the list. */
    remove,
    restore,

    /** A visit as a file for calendars (RFC 5545), which says no more than it is told to; null where there is no such visit. */
    calendar: (caller: Caller, { id, isTold }: { id: string; isTold: boolean }): Promise<Answer<string | null>> =>
      scopes.reading(caller, async ({ seal, ...own }) => {
        const visit = seal && (await visitStore.find({ ...own, seal }, id));
        return visit && visitCalendar(visit, { locale: caller.locale, isTold, now: now() });
      }),
  };
}

type Refused = { ok: false; problems: (VisitOutcome & { kind: 'refused' })['problems'] };

/** As it is taken from a form; what was stored with another day can be read all the same. */
const sentSchema = visitSchema.extend({ date: z.string().refine(isPlannedDay, { error: 'visit-date' satisfies VisitProblem }) });

/** What a form says of a visit, or all that is wrong with it. */
function readVisit(sent: VisitSent): { ok: true; fields: Visit } | Refused {
  const read = sentSchema.safeParse({ ...sent, time: sent.time.trim() || null });
  const problems = (read.error?.issues ?? []).map(({ path: [name], message }) => {
    const field = visitFields.find((each) => each === name) ?? 'date';
    return { field, code: visitProblems.find((code) => code === message) ?? 'visit-date' };
  });
  if (!isTimeZone(sent.timeZone)) problems.push({ field: 'timeZone', code: 'visit-zone' });
  const [first, ...more] = problems;
  if (first) return { ok: false, problems: [first, ...more] };
  return read.success ? { ok: true, fields: read.data } : { ok: false, problems: [{ field: 'date', code: 'visit-date' }] };
}

const visitFields = visitSchema.keyof().options;
