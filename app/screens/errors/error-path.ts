import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

/** Why a page cannot be had for now, where nobody closed the site. */
const reasons = ['busy', 'away'] as const;
export type Unavailable = (typeof reasons)[number];

/** Where the page of an error stands; a 503 says what is so, and of maintenance alone that it is. */
export function errorPath(status: number, locale: Locale, reason: string | null): string {
  const path = pathTo('error.other', locale, { status: String(status) });
  return isUnavailable(reason) ? `${path}?reason=${reason}` : path;
}

export function isUnavailable(reason: unknown): reason is Unavailable {
  return reasons.some((each) => each === reason);
}
