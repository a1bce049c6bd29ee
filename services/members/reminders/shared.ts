import { z } from 'zod';

/*
 * A medicine that somebody wants to be reminded of. It needs nothing but the schemas, so that a browser may have it.
 */

/** Every how many days: each day, every other day, each week, every other week, every three and every four weeks. */
export const rhythms = [1, 2, 7, 14, 21, 28] as const;
export type Rhythm = (typeof rhythms)[number];
/** In code points. */
export const longestName = 100;
/** How many times a day at most. */
export const mostTimes = 6;

/** Why a reminder is refused. */
export const medicineProblems = [
  'medicine-name',
  'medicine-long',
  'medicine-times',
  'medicine-rhythm',
  'medicine-from',
  'medicine-until',
] as const;
export type MedicineProblem = (typeof medicineProblems)[number];

const because = (code: MedicineProblem) => ({ error: code });
const name = z
  .string()
  .trim()
  .min(1, because('medicine-name'))
  .refine((given) => [...given].length <= longestName, because('medicine-long'));
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, because('medicine-times'));

export const medicineSchema = z.object({
  name,
  /** `08:00`, by the clock of `timeZone`; the earliest first. */
  times: z.array(time).min(1, because('medicine-times')).max(mostTimes, because('medicine-times')),
  everyDays: z.literal(rhythms, because('medicine-rhythm')),
  /** The first day, `2026-11-25`. */
  from: z.iso.date(because('medicine-from')),
  /** The last day; null for as long as it is taken. */
  until: z.iso.date(because('medicine-until')).nullable(),
  timeZone: z.string().max(60),
});
export type Medicine = z.output<typeof medicineSchema>;
