import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

/** The sections of the profile, as `?section=` calls them, in the order of its menu. */
export const sectionIds = [
  'overview',
  'your-diagnoses',
  'your-treatments',
  'saved',
  'daily-log',
  'questions',
  'visits',
  'visit-summary',
  'sharing',
  'for-you',
  'clinical-trials',
  'settings',
  'my-account',
  'security',
  'my-data',
  'sign-out',
] as const;
export type SectionId = (typeof sectionIds)[number];

export function sectionPath(id: SectionId, locale: Locale): string {
  return `${pathTo('profile', locale)}?section=${id}`;
}
