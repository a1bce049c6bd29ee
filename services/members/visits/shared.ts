/*
 * What a visit may hold. It needs nothing, so that a browser may have it; as a schema it stands in `visit.ts`.
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
