import { z } from 'zod';
import { longestOfVisit, type VisitProblem, visitKinds } from './shared.ts';

const because = (code: VisitProblem) => ({ error: code });
const text = (most: number, code: VisitProblem) =>
  z
    .string()
    .transform((given) => given.replaceAll('\r\n', '\n').trim())
    .refine((given) => [...given].length <= most, because(code));

/** A visit to somebody who treats, tests or advises. */
export const visitSchema = z.object({
  kind: z.enum(visitKinds, because('visit-kind')),
  /** `2026-11-25`, where the visit is. */
  date: z.iso.date(because('visit-date')),
  /** `14:30`; null where it is not known yet. */
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, because('visit-time'))
    .nullable(),
  /** IANA name of the zone by whose clock the time is meant. */
  timeZone: z.string().max(60),
  where: text(longestOfVisit.where, 'where-too-long'),
  withWhom: text(longestOfVisit.withWhom, 'who-too-long'),
  notes: text(longestOfVisit.notes, 'notes-too-long'),
});
export type Visit = z.output<typeof visitSchema>;
