import { z } from 'zod';

/*
 * What a visit may hold. It needs nothing but the schemas, so that a browser may have it.
 */

/** What a visit is for; what to bring follows from it. Codes never change. */
export const visitKinds = [
  'first-visit',
  'results',
  'surgery',
  'infusion',
  'radiation',
  'scan',
  'checkup',
  'lab',
  'second-opinion',
  'other',
] as const;
export type VisitKind = (typeof visitKinds)[number];

/** In code points. */
export const longestOfVisit = { where: 200, withWhom: 200, notes: 2_000 } as const;

/** Why a visit is refused. */
export const visitProblems = [
  'visit-kind',
  'visit-date',
  'visit-time',
  'visit-zone',
  'where-too-long',
  'who-too-long',
  'notes-too-long',
] as const;
export type VisitProblem = (typeof visitProblems)[number];

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

/** The zones of the United States whose clocks differ, from east to west. */
export const usTimeZones = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;
