import type { Locale } from '#config/locale.ts';
import { pathTo } from './paths.ts';

/** Where a member finds what they have saved: a section of the profile. */
export function savedListPath(locale: Locale): string {
  return `${pathTo('profile', locale)}?section=saved`;
}
