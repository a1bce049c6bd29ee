import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import { isPlannedDay } from '#services/members/daily/day/shared.ts';
import { type ItemChanged, itemList } from '#services/members/items/item-list.ts';
import type { ItemOutcome } from '#services/members/items/item-rows.ts';
import type { MemberScopes } from '#services/members/member-scope.ts';
import type { Keyed, Scope } from '#services/members/store/record-store.ts';
import { dateIn } from '#services/members/vocabulary/answer-text.ts';
import { isTimeZone } from '#services/moments/zoned.ts';
import { type Medicine, medicineSchema } from './medicine.ts';
import { medicineCalendar } from './medicine-calendar.ts';
import { everyMedicine, medicineStore, type StoredMedicine } from './medicine-rows.ts';
import { rhythmWords } from './reminders.words.ts';
import { type MedicineProblem, medicineProblems, rhythms } from './shared.ts';
import { timesInWords, typedTimes } from './times.ts';

/** A medicine, and in words when it is taken. */
export type ShownMedicine = StoredMedicine & { rhythm: string; times: string; from: string; until: string | null };
export type MedicinesPage = {
  medicines: readonly ShownMedicine[];
  rhythms: readonly { code: string; label: string }[];
};

/** What a form says of a medicine, as text. */
type Field = Exclude<keyof Medicine, 'drawnTimes'>;
export type MedicineSent = Readonly<Record<Field, string>>;
type Wrong = { field: Field; code: MedicineProblem };
export type MedicineOutcome = ItemChanged<Medicine> | { kind: 'refused'; problems: readonly [Wrong, ...Wrong[]] };

type Parts = { scopes: MemberScopes; jobs: JobSender; now?: () => Date };
export type Medicines = ReturnType<typeof medicines>;

/** The medicines that members want to be reminded of: a list for each, sealed, in transactions of their own alone. */
export function medicines({ scopes, jobs, now = () => new Date() }: Parts) {
  const { changing, remove, restore } = itemList(medicineStore, { scopes, jobs });
  const reading = async (
    caller: Caller,
    sent: MedicineSent,
    make: (scope: Scope, fields: Medicine) => Promise<ItemOutcome<Medicine>>,
  ): Promise<Answer<MedicineOutcome>> => {
    const read = readMedicine(sent);
    if (read.ok) return changing(caller, (scope) => make(scope, read.fields));
    return scopes.reading(caller, async (): Promise<MedicineOutcome> => ({ kind: 'refused', problems: read.problems }));
  };

  return {
    page: (caller: Caller, locale: Locale): Promise<Answer<MedicinesPage>> =>
      scopes.reading(caller, async (scope) => ({
        medicines: (await everyMedicine(scope)).map((medicine) => ({
          ...medicine,
          rhythm: rhythmWords[medicine.fields.everyDays][locale],
          times: timesInWords(locale, medicine.fields.times),
          from: dateIn(locale, medicine.fields.from),
          until: medicine.fields.until === null ? null : dateIn(locale, medicine.fields.until),
        })),
        rhythms: rhythms.map((days) => ({ code: String(days), label: rhythmWords[days][locale] })),
      })),

    add: (caller: Caller, { key, sent }: Keyed & { sent: MedicineSent }): Promise<Answer<MedicineOutcome>> =>
      reading(caller, sent, (scope, fields) => medicineStore.add(scope, { key, fields, request: sent })),

    /** Changes a version of a medicine: reminders go by what it says from then on. */
    change: (
      caller: Caller,
      { sent, ...which }: Keyed & { id: string; version: number; sent: MedicineSent },
    ): Promise<Answer<MedicineOutcome>> =>
      reading(caller, sent, (scope, fields) =>
        medicineStore.change(scope, { ...which, request: sent }, ({ times, drawnTimes = 0 }) => ({
          ...fields,
          drawnTimes: Math.max(times.length, drawnTimes),
        })),
      ),

    remove,
    restore,

    /** A medicine as a file for calendars (RFC 5545), which names it only where it is told to; null where there is none of that number. */
    calendar: (caller: Caller, { id, isTold }: { id: string; isTold: boolean }): Promise<Answer<string | null>> =>
      scopes.reading(caller, async ({ seal, ...own }) => {
        const medicine = seal && (await medicineStore.find({ ...own, seal }, id));
        return medicine && medicineCalendar(medicine, { locale: caller.locale, isTold, now: now() });
      }),
  };
}

const plannedDay = (code: MedicineProblem) => z.string().refine(isPlannedDay, { error: code });
/** As it is taken from a form; what was stored with other days can be read all the same. */
const sentSchema = medicineSchema
  .omit({ drawnTimes: true })
  .extend({ from: plannedDay('medicine-from'), until: plannedDay('medicine-until').nullable() });

const names = sentSchema.keyof().options;

/** What a form says of a medicine, or all that is wrong with it. */
function readMedicine(sent: MedicineSent): { ok: true; fields: Medicine } | { ok: false; problems: [Wrong, ...Wrong[]] } {
  const times = typedTimes(sent.times);
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
