import type { Locale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { ReadSignTable } from '#services/content/library/sign-table.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import { type MemberScopes, type Reading, todayOf } from '#services/members/member-scope.ts';
import { eraseRemovedJob } from '#services/members/store/erase-removed-job.ts';
import { everyRow } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import { todayIn } from '#services/members/vocabulary/partial-date.ts';
import { readField } from './day.ts';
import { changeDay, currentDay, type DayOutcome, everyDay, removeDay, restoreDay, type StoredDay } from './day-rows.ts';
import { dayLater, firstDay } from './days.ts';
import { fieldLabel, type Labels, labelsIn } from './field.words.ts';
import { type LogSigns, logSigns } from './log-signs.ts';
import { chooseIn, isEmptyDay, mergeDay } from './merge-day.ts';
import { aroundOf, type OfferedMedicine, offeredMedicines, treatmentMarks } from './offered.ts';
import { dayProblemIn } from './problem.words.ts';
import {
  type DayField,
  type DayFields,
  type DayProblem,
  type DayValue,
  dayFields,
  kilogramsOf,
  weightRanges,
  weightUnits,
} from './shared.ts';
import {
  besides,
  dayInWords,
  type ShownChart,
  type ShownConflict,
  type ShownMark,
  type ShownNote,
  type ShownSymptom,
  shownCharts,
  shownConflicts,
  shownMarks,
  shownNotes,
  shownSpan,
  shownSymptoms,
  weeksBefore,
} from './shown-log.ts';
import { situationsOf } from './situations.ts';

/** What the log shows of a day, and of those around it, in the language that was asked for. */
export type LogPage = {
  day: { date: string; isToday: boolean; inWords: string; earlier: string; later: string | null };
  /** What stands in the log of that day; null where nothing does. */
  stored: StoredDay | null;
  /** The last day before it of which something is known. */
  before: { inWords: string; fields: DayFields } | null;
  labels: Labels;
  symptoms: { first: readonly ShownSymptom[]; others: readonly ShownSymptom[] };
  medicines: readonly OfferedMedicine[];
  signs: LogSigns;
  conflicts: readonly ShownConflict[];
  charts: readonly ShownChart[];
  marks: readonly ShownMark[];
  notes: readonly ShownNote[];
  span: { from: string; to: string };
  hasDays: boolean;
};

export type LogAsked = {
  locale: Locale;
  /** A date; null for today, as which one that lies ahead counts. */
  day: string | null;
  /** How far back the charts go. */
  weeks: number;
};

/** What a form says of a day. `seen` is what its page showed, and `sent` what it held then, each as text by field. */
export type DaySent = {
  locale: Locale;
  key: string;
  day: string;
  seen: Readonly<Record<string, string>>;
  sent: Readonly<Record<string, string>>;
};
/** In words, too: where a field is named they begin with what it is called. */
export type LogProblem = { field: DayField | null; code: DayProblem; text: string };
export type LogOutcome =
  | Exclude<DayOutcome, { kind: 'key-reused' }>
  | { kind: 'refused'; problems: readonly [LogProblem, ...LogProblem[]] };

type Parts = { scopes: MemberScopes; signs: ReadSignTable; jobs: JobSender; now?: () => Date };
export type DailyLog = ReturnType<typeof dailyLog>;

/**
 * What members write down of their days: one entry for each day, sealed, in transactions of their own alone. Pages that changed a day at
 * the same time are merged field by field.
 */
export function dailyLog({ scopes, signs, jobs, now = () => new Date() }: Parts) {
  const changed = (answer: Answer<DayOutcome | LogOutcome>): Answer<LogOutcome> => {
    if (!answer.ok) return answer;
    const { data } = answer;
    // A key that was used for another change is no form's of ours: what it names is not there.
    return { ...answer, data: data.kind === 'key-reused' ? { kind: 'missing' } : data };
  };

  return {
    page: (caller: Caller, { locale, day: asked, weeks }: LogAsked): Promise<Answer<LogPage>> =>
      scopes.reading(caller, async (scope) => {
        const today = await shownToday(scope, now());
        const date = asked !== null && asked >= firstDay && asked < today ? asked : today;
        const { days, diagnoses, treatments } = await told(scope);
        const table = await signs();
        const [stored, before] = [days.find(({ day }) => day === date) ?? null, days.find(({ day }) => day < date)];
        const span = { days, from: weeksBefore(today, weeks), today };
        return {
          day: { date, isToday: date === today, inWords: dayInWords(locale, date), ...besides(date, today) },
          stored,
          before: before ? { inWords: dayInWords(locale, before.day), fields: before.fields } : null,
          labels: labelsIn(locale),
          symptoms: shownSymptoms(locale, aroundOf({ days, treatments, day: date })),
          medicines: offeredMedicines(treatments, locale),
          signs: logSigns(table, situationsOf(table, { diagnoses, treatments }, today), locale),
          conflicts: shownConflicts(locale, stored),
          charts: shownCharts(locale, span),
          marks: shownMarks(treatmentMarks(treatments, locale), span),
          notes: shownNotes(locale, span),
          span: shownSpan(locale, span),
          hasDays: days.length > 0,
        };
      }),

    /** Stores what was said of a day. What another page changed of it meanwhile stays. */
    save: async (caller: Caller, { locale, key, day, seen, sent }: DaySent): Promise<Answer<LogOutcome>> => {
      const filled = readAll(sent);
      return changed(
        await scopes.changing<DayOutcome | LogOutcome>(caller, async (scope) => {
          if (day > (await todayOf(scope, now()))) return refused(locale, [{ field: null, code: 'future' }]);
          if (!isDay(day)) return refused(locale, [{ field: null, code: 'too-early' }]);
          if (!filled.ok) return refused(locale, filled.problems);
          const shown = readAll(seen);
          const change = { seen: shown.ok ? shown.fields : {}, sent: filled.fields };
          // Checked before anything is stored: an empty day is none.
          if (isEmptyDay(mergeDay(await currentDay(scope, day), change))) return refused(locale, [{ field: null, code: 'nothing' }]);
          return changeDay(scope, { key, day, request: { day: change } }, (current) => mergeDay(current, change));
        }),
      );
    },

    /** Takes one of what two pages said of a field: null for what stands there, else its place among the others. */
    choose: async (
      caller: Caller,
      { key, day, field, place }: { key: string; day: string; field: string; place: number | null },
    ): Promise<Answer<LogOutcome>> =>
      changed(
        await scopes.changing<DayOutcome>(caller, async (scope) => {
          const name = dayFields.find((each) => each === field);
          if (!name || !isDay(day)) return { kind: 'missing' };
          return changeDay(scope, { key, day, request: { choose: name, place } }, (current) => chooseIn(current, name, place));
        }),
      ),

    /** For ten minutes it can be brought back. */
    remove: async (caller: Caller, given: { key: string; id: string }): Promise<Answer<LogOutcome>> =>
      changed(
        await scopes.changing(caller, async (scope) => {
          const outcome = await removeDay(scope, given);
          const { transaction, memberId } = scope;
          if (outcome.kind === 'removed') await jobs.send(transaction, eraseRemovedJob, { memberId, recordId: outcome.id });
          return outcome;
        }),
      ),

    restore: async (caller: Caller, given: { key: string; id: string }): Promise<Answer<LogOutcome>> =>
      changed(await scopes.changing(caller, (scope) => restoreDay(scope, given))),
  };
}

/** Today where the member is; where that is not known, where the organisation is. */
export async function shownToday(scope: Reading, now: Date): Promise<string> {
  const { transaction, memberId } = scope;
  const row = await transaction.selectFrom('member_mailing').select('time_zone').where('member_id', '=', memberId).executeTakeFirst();
  return todayIn(row?.time_zone ?? organisation.timeZone, now);
}

async function told({ seal, ...own }: Reading) {
  if (!seal) return { days: [], diagnoses: [], treatments: [] };
  const scope = { ...own, seal };
  const rows = await everyRow(scope).execute();
  const { diagnoses, treatments } = recordStores;
  return { days: await everyDay(scope), diagnoses: await diagnoses.among(scope, rows), treatments: await treatments.among(scope, rows) };
}

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= firstDay && dayLater(day, 0) === day;

type Wrong = Omit<LogProblem, 'text'>;
type ReadAll = { ok: true; fields: DayFields } | { ok: false; problems: [Wrong, ...Wrong[]] };

/** What was said of all fields. A weight has a unit, and fits it; a unit without a weight says nothing. */
function readAll(given: Readonly<Record<string, string>>): ReadAll {
  const fields: Partial<Record<DayField, DayValue>> = {};
  const problems: Wrong[] = [];
  for (const name of dayFields) {
    const read = readField(name, given[name] ?? '');
    if (!read.ok) problems.push({ field: name, code: read.code });
    else if (read.value !== null) fields[name] = read.value;
  }
  const { weight, weightUnit, ...others } = fields;
  const unit = weightUnits.find((each) => each === weightUnit) ?? 'lb';
  if (typeof weight === 'number' && !isWeight(weight, unit)) problems.push({ field: 'weight', code: 'weight' });
  const [first, ...more] = problems;
  if (first) return { ok: false, problems: [first, ...more] };
  return { ok: true, fields: weight === undefined ? others : { ...others, weight, weightUnit: unit } };
}

const isWeight = (weight: number, unit: keyof typeof weightRanges) =>
  weight >= weightRanges[unit].least && weight <= weightRanges[unit].most && kilogramsOf(weight, unit) > 0;

function refused(locale: Locale, [first, ...more]: readonly [Wrong, ...Wrong[]]): LogOutcome {
  const inWords = ({ field, code }: Wrong): LogProblem => ({
    field,
    code,
    text: dayProblemIn(locale, code, field && fieldLabel(locale, field)),
  });
  return { kind: 'refused', problems: [inWords(first), ...more.map(inWords)] };
}
