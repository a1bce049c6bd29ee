/*
 * What a link may show, and for how long. It needs nothing, so that a browser may have it.
 */

/** What somebody who helps may read. Codes never change. */
export const shareParts = ['log', 'visits', 'summary'] as const;
export type SharePart = (typeof shareParts)[number];

/** For how long, in days. */
export const shareDays = { day: 1, week: 7, month: 30 } as const;
export type ShareTime = keyof typeof shareDays;
export const shareTimes: readonly ShareTime[] = ['day', 'week', 'month'];

/** In code points: whom a link is for. */
export const longestName = 60;
/** So many links of a member may be open at once. */
export const mostShares = 20;

/** Why a link is not made. */
export type ShareProblem = 'no-part' | 'no-time' | 'name-too-long' | 'full';
