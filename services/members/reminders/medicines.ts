import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import { isPlannedDay } from '#services/members/daily/day/shared.ts';
import type { ItemOutcome } from '#services/members/items/item-rows.ts';
import type { MemberScopes } from '#services/members/member-scope.ts';
import { eraseRemovedJob } from '#services/members/store/erase-removed-job.ts';
import type { Keyed, Scope } from '#services/members/store/record-store.ts';
import { dateIn } from '#services/members/vocabulary/answer-text.ts';
import { isTimeZone } from '#services/moments/zoned.ts';
import { type Medicine, medicineSchema } from './medicine.ts';
import { medicineCalendar } from './medicine-calendar.ts';
import { everyMedicine, medicineStore } from './medicine-rows.ts';
import { rhythmWords } from './reminders.words.ts';
import { type MedicineProblem, medicineProblems, rhythms } from './shared.ts';

/** A medicine in words: when it is taken. */
export type ShownMedicine = { id: string; name: string; times: readonly string[]; rhythm: string; from: string; until: string | null };
export type MedicinesPage = {
  medicines: readonly ShownMedicine[];
  rhythms: readonly { code: string; label: string }[];
};

/** What a form says of a medicine, as text; times as somebody types them, with commas or spaces between them. */
export type MedicineSent = Readonly<Record<keyof Medicine, string>>;
type Wrong = { field: keyof Medicine; code: MedicineProblem };
export type MedicineOutcome =
  | Exclude<ItemOutcome<Medicine>, { kind: 'key-reused' | 'changed-elsewhere' }>
  | { kind: 'refused'; problems: readonly [Wrong, ...Wrong[]] };

type Parts = { scopes: MemberScopes; jobs: JobSender; now?: () => Date };
export type Medicines = ReturnType<typeof medicines>;

/** The medicines that members want to be reminded of: a list for each, sealed, in transactions of their own alone. */
export function medicines({ scopes, jobs, now = () => new Date() }: Parts) {
  const changing = async (caller: Caller, make: (scope: Scope) => Promise<ItemOutcome<Medicine>>): Promise<Answer<MedicineOutcome>> => {
    const answer = await scopes.changing(caller, make);
    if (!answer.ok) return answer;
    const { data, ...rest } = answer;
    // No form changes a medicine: what a key names that was used is not there.
    return { ...rest, data: data.kind === 'key-reused' || data.kind === 'changed-elsewhere' ? { kind: 'missing' } : data };
  };

  return {
    page: (caller: Caller, locale: Locale): Promise<Answer<MedicinesPage>> =>
      scopes.reading(caller, async (scope) => ({
        medicines: (await everyMedicine(scope)).map(({ id, fields: { name, times, everyDays, from, until } }) => ({
          ...{ id, name, times, rhythm: rhythmWords[everyDays][locale] },
          ...{ from: dateIn(locale, from), until: until === null ? null : dateIn(locale, until) },
        })),
        rhythms: rhythms.map((days) => ({ code: String(days), label: rhythmWords[days][locale] })),
      })),

    async add(caller: Caller, { key, sent }: Keyed & { sent: MedicineSent }): Promise<Answer<MedicineOutcome>> {
      const read = readMedicine(sent);
      if (read.ok) return changing(caller, (scope) => medicineStore.add(scope, { key, fields: read.fields, request: sent }));
      return scopes.reading(caller, async (): Promise<MedicineOutcome> => ({ kind: 'refused', problems: read.problems }));
    },

    /** For ten minutes it can be brought back. */
    remove: (caller: Caller, given: Keyed & { id: string }): Promise<Answer<MedicineOutcome>> =>
      changing(caller, async (scope) => {
        const outcome = await medicineStore.remove(scope, given);
        const { transaction, memberId } = scope;
        if (outcome.kind === 'removed') await jobs.send(transaction, eraseRemovedJob, { memberId, recordId: outcome.id });
        return outcome;
      }),

    restore: (caller: Caller, given: Keyed & { id: string }): Promise<Answer<MedicineOutcome>> =>
      changing(caller, (scope) => medicineStore.restore(scope, given)),

    /** A medicine as a file for calendars (RFC 5545), which names it only where it is told to; null where there is none of that number. */
    calendar: (caller: Caller, { id, isTold }: { id: string; isTold: boolean }): Promise<Answer<string | null>> =>
      scopes.reading(caller, async ({ seal, ...own }) => {
        const medicine = seal && (await medicineStore.find({ ...own, seal }, id));
        return medicine && medicineCalendar(medicine, { locale: caller.locale, isTold, now: now() });
      }),
  };
}

const names = medicineSchema.keyof().options;
const plannedDay = (code: MedicineProblem) => z.string().refine(isPlannedDay, { error: code });
/** As it is taken from a form; what was stored with other days can be read all the same. */
const sentSchema = medicineSchema.extend({ from: plannedDay('medicine-from'), until: plannedDay('medicine-until').nullable() });

/** What a form says of a medicine, or all that is wrong with it. */
function readMedicine(sent: MedicineSent): { ok: true; fields: Medicine } | { ok: false; problems: [Wrong, ...Wrong[]] } {
  const times = [
    ...new Set(
      sent.times
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(wholeTime),
    ),
  ].sort();
  const { name, from, timeZone } = sent;
  const read = sentSchema.safeParse({ name, times, everyDays: Number(sent.everyDays), from, until: sent.until || null, timeZone });
  if (read.success && isTimeZone(timeZone) && (read.data.until === null || read.data.until >= from)) return { ok: true, fields: read.data };
  const problems = (read.error?.issues ?? []).map(({ path: [first], message }): Wrong => {
    const field = names.find((each) => each === first) ?? 'name';
    return { field, code: medicineProblems.find((code) => code === message) ?? 'medicine-name' };
  });
  const [wrong, ...more] = problems.filter(({ field }, index) => problems.findIndex((each) => each.field === field) === index);
  return { ok: false, problems: wrong ? [wrong, ...more] : [{ field: 'until', code: 'medicine-until' }] };
}

/** `8:00` and `08:00` are one time. */
const wholeTime = (time: string) => time.padStart(5, '0');
