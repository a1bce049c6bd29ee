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
import { chooseIn, type DayMistake, firstDay, isDay, isEmptyDay, mergeDay, readFields } from './day/shared.ts';
import { readBrought } from './day/stored-day.ts';
import { changeDay, currentDay, type DayOutcome, everyDay, removeDay, restoreDay, type StoredDay, takeInDays } from './day-rows.ts';
import { type DeviceLog, deviceLog } from './device-log.ts';
import { fieldLabel, type Labels, labelsIn } from './field.words.ts';
import { type LogSigns, logSigns } from './log-signs.ts';
import { aroundOf, type OfferedMedicine, offeredMedicines, treatmentMarks } from './offered.ts';
import { dayProblemIn } from './problem.words.ts';
import { type DayField, type DayFields, type DayProblem, dayFields } from './shared.ts';
import {
  besides,
  dayInWords,
  type ShownChart,
  type ShownConflict,
  type ShownNote,
  type ShownSymptom,
  shownSpan,
  weeksBefore,
} from './shown/shared.ts';
import { type ShownMark, shownCharts, shownConflicts, shownMarks, shownNotes, shownSymptoms } from './shown-log.ts';
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
  /** Where the member lives. */
  today: string;
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
  /** What a device brought stands in the log. */
  | { kind: 'taken-in' }
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
          today,
        };
      }),

    /** Stores what was said of a day. What another page changed of it meanwhile stays. */
    save: async (caller: Caller, { locale, key, day, seen, sent }: DaySent): Promise<Answer<LogOutcome>> => {
      const filled = readFields(sent);
      return changed(
        await scopes.changing<DayOutcome | LogOutcome>(caller, async (scope) => {
          if (day > (await todayOf(scope, now()))) return refused(locale, [{ field: null, code: 'future' }]);
          if (!isDay(day)) return refused(locale, [{ field: null, code: 'too-early' }]);
          if (!filled.ok) return refused(locale, filled.problems);
          const shown = readFields(seen);
          const change = { seen: shown.ok ? shown.fields : {}, sent: filled.fields };
          // Checked before anything is stored: an empty day is none.
          if (isEmptyDay(mergeDay(await currentDay(scope, day), change))) return refused(locale, [{ field: null, code: 'nothing' }]);
          return changeDay(scope, { key, day, request: { day: change } }, (current) => mergeDay(current, change));
        }),
      );
    },

    /** Takes in what was written on a device without an account: `days` as it sends them. Nothing is lost of either, and it may be sent again. */
    takeIn: (caller: Caller, { locale, days }: { locale: Locale; days: string }): Promise<Answer<LogOutcome>> =>
      scopes.changing<LogOutcome>(caller, async (scope) => {
        const brought = readBrought(days);
        if (!brought || brought.length === 0) return refused(locale, [{ field: null, code: 'nothing' }]);
        const today = await todayOf(scope, now());
        if (brought.some(({ day }) => day > today)) return refused(locale, [{ field: null, code: 'future' }]);
        await takeInDays(scope, brought);
        return { kind: 'taken-in' };
      }),

    /** What a page for everybody needs to keep a log on a device. */
    forDevice: async (locale: Locale): Promise<DeviceLog> => deviceLog(await signs(), locale),

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

function refused(locale: Locale, [first, ...more]: readonly [DayMistake, ...DayMistake[]]): LogOutcome {
  const inWords = ({ field, code }: DayMistake): LogProblem => ({
    field,
    code,
    text: dayProblemIn(locale, code, field && fieldLabel(locale, field)),
  });
  return { kind: 'refused', problems: [inWords(first), ...more.map(inWords)] };
}
