import type { ProblemCode } from '#services/members/shared.ts';
import { isBefore, yearsLater } from './partial-date.ts';

/** Nobody's record begins earlier. */
const earliest = '1900';
/** Plans reach no further. */
const yearsAhead = 10;

/** What is wrong with the date of something that has happened: that it lies in the future, or too long ago. */
export function pastProblem(date: string, today: string): ProblemCode | null {
  if (isBefore(today, date)) return 'date-future';
  return isBefore(date, earliest) ? 'date-early' : null;
}

/** What is wrong with the date of a plan. One that has passed is none: plans are put off. */
export function planProblem(date: string, today: string): ProblemCode | null {
  if (isBefore(yearsLater(today, yearsAhead), date)) return 'date-far';
  return isBefore(date, earliest) ? 'date-early' : null;
}

/** Whether somebody born on that day is so many years old today. */
export function isOfAge(birthdate: string, years: number, today: string): boolean {
  return !isBefore(today, yearsLater(birthdate, years));
}
