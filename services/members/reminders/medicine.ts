import { z } from 'zod';
import { longestName, type MedicineProblem, mostTimes, rhythms } from './shared.ts';

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
  /** As many times as a file for calendars may have named, of this version or of one before. */
  drawnTimes: z.int().min(0).max(mostTimes).optional(),
});
export type Medicine = z.output<typeof medicineSchema>;
