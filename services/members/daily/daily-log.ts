import type { Locale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { ReadSignTable } from '#services/content/library/sign-table.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import { type MemberScopes, type Reading, todayOf } from '#services/members/member-scope.ts';
import { csvOf } from '#services/members/my-data/csv.ts';
import { daysSheet } from '#services/members/my-data/days-sheet.ts';
import { eraseRemovedJob } from '#services/members/store/erase-removed-job.ts';
import { everyRow } from '#services/members/store/record-store.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import { todayIn } from '#services/members/vocabulary/partial-date.ts';
import { emptyDay, readField } from './day.ts';
import { changeDay, type DayOutcome, everyDay, removeDay, restoreDay, type StoredDay } from './day-rows.ts';
import { dayLater, firstDay } from './days.ts';
import { type LogSigns, logSigns } from './log-signs.ts';
import { chooseIn, isEmptyDay, mergeDay } from './merge-day.ts';
import { type Around, aroundOf, type OfferedMedicine, offeredMedicines, type TreatmentMark, treatmentMarks } from './offered.ts';
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
import { situationsOf } from './situations.ts';

/** What the log shows of a day, and of those around it. */
export type LogPage = {
  today: string;
  day: string;
  /** What stands in the log of that day; null where nothing does. */
  stored: StoredDay | null;
  /** The last day before it of which something is known. */
  before: StoredDay | null;
  /** Every day, the newest first. */
  days: readonly StoredDay[];
  around: Around;
  medicines: readonly OfferedMedicine[];
  signs: LogSigns;
  marks: readonly TreatmentMark[];
};

/** What a form says of a day. `seen` is what its page showed, and `sent` what it held then, each as text by field. */
export type DaySent = { key: string; day: string; seen: Readonly<Record<string, string>>; sent: Readonly<Record<string, string>> };
export type LogProblem = { field: DayField | null; code: DayProblem };
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
    /** The log of a day; without one, of today. A day that lies ahead is today. */
    page: (caller: Caller, { locale, day: asked }: { locale: Locale; day: string | null }): Promise<Answer<LogPage>> =>
      scopes.reading(caller, async (scope) => {
        const today = await shownToday(scope, now());
        const day = asked !== null && asked >= firstDay && asked < today ? asked : today;
        const { days, diagnoses, treatments } = await told(scope);
        const table = await signs();
        return {
          ...{ today, day, days },
          stored: days.find((each) => each.day === day) ?? null,
          before: days.find((each) => each.day < day) ?? null,
          around: aroundOf({ days, treatments, day }),
          medicines: offeredMedicines(treatments, locale),
          signs: logSigns(table, situationsOf(table, { diagnoses, treatments }, today), locale),
          marks: treatmentMarks(treatments, locale),
        };
      }),

    /** Stores what was said of a day. What another page changed of it meanwhile stays. */
    save: async (caller: Caller, { key, day, seen, sent }: DaySent): Promise<Answer<LogOutcome>> => {
      const filled = readAll(sent);
      return changed(
        await scopes.changing<DayOutcome | LogOutcome>(caller, async (scope) => {
          if (day > (await todayOf(scope, now()))) return refused([{ field: null, code: 'future' }]);
          if (!isDay(day)) return refused([{ field: null, code: 'too-early' }]);
          if (!filled.ok) return refused(filled.problems);
          const shown = readAll(seen);
          const change = { seen: shown.ok ? shown.fields : {}, sent: filled.fields };
          // Checked before anything is stored: an empty day is none.
          if (isEmptyDay(mergeDay(await currentOf(scope, day), change))) return refused([{ field: null, code: 'nothing' }]);
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

    /** The whole log as CSV. */
    csv: (caller: Caller): Promise<Answer<string>> =>
      scopes.reading(caller, async ({ seal, ...scope }) => csvOf(daysSheet(seal ? await everyDay({ ...scope, seal }) : []))),
  };
}

/** Today where the member is; where that is not known, where the organisation is. */
async function shownToday(scope: Reading, now: Date): Promise<string> {
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

async function currentOf(scope: Parameters<typeof everyDay>[0], day: string) {
  return (await everyDay(scope)).find((each) => each.day === day) ?? emptyDay(day);
}

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= firstDay && dayLater(day, 0) === day;

type ReadAll = { ok: true; fields: DayFields } | { ok: false; problems: [LogProblem, ...LogProblem[]] };

/** What was said of all fields. A weight has a unit, and fits it; a unit without a weight says nothing. */
function readAll(given: Readonly<Record<string, string>>): ReadAll {
  const fields: Partial<Record<DayField, DayValue>> = {};
  const problems: LogProblem[] = [];
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

const refused = (problems: readonly [LogProblem, ...LogProblem[]]): LogOutcome => ({ kind: 'refused', problems });
