/*
 * A medicine that somebody wants to be reminded of. It needs nothing, so that a browser may have it; as a schema it stands in
 * `medicine.ts`.
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
