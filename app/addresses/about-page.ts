import type { Locale } from '#config/locale.ts';
import { pathTo } from './paths.ts';

/** The screens that are about an entry, which their query names: whether it helped, what is wrong in it, and when it changes. */
export type AboutPageScreen = 'about-page.helpful' | 'about-page.mistake' | 'about-page.changes';

const parameter = 'page';

/** Where a screen is about an entry. */
export function aboutPagePath(screen: AboutPageScreen, locale: Locale, entry: string, more: Record<string, string> = {}): string {
  return `${pathTo(screen, locale)}?${new URLSearchParams({ [parameter]: entry, ...more })}`;
}

/** The id of the entry that a screen is asked about; null where it is asked about none. */
export function entryAskedAbout({ searchParams }: URL): string | null {
  return searchParams.get(parameter);
}
