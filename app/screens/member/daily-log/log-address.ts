import { sectionPath } from '#app/screens/member/section-ids.ts';
import type { Locale } from '#config/locale.ts';

/** How far back the charts go, in weeks. */
export const spans = [4, 12, 26] as const;
type Weeks = (typeof spans)[number];

/** The parameters of the address that its forms lead back to. */
export const logAddress = ['day', 'weeks'] as const;

export type LogAsked = { day: string | null; weeks: Weeks; beginsBefore: boolean };

/** What an address asks for; what is none of it is the first. */
export function logAsked(query: URLSearchParams): LogAsked {
  const weeks = spans.find((each) => String(each) === query.get('weeks')) ?? spans[0];
  const day = query.get('day') ?? '';
  return { day: /^\d{4}-\d\d-\d\d$/.test(day) ? day : null, weeks, beginsBefore: query.get('from') === 'before' };
}

/** The log of a day; of today without one. Nothing in it is what a member told. */
export function logPath(locale: Locale, asked: Partial<LogAsked>): string {
  const { day = null, weeks = spans[0], beginsBefore = false } = asked;
  return [
    sectionPath('daily-log', locale),
    ...(day === null ? [] : [`day=${day}`]),
    ...(weeks === spans[0] ? [] : [`weeks=${weeks}`]),
    ...(beginsBefore ? ['from=before'] : []),
  ].join('&');
}
