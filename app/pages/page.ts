import { accessTo, type ScreenId } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

/** What the shell and the head of every screen have to know of the page. */
export type Page = {
  locale: Locale;
  origin: string;
  /** Where the same thing stands in each language that it exists in; empty for a page that is no one's address (an error). */
  alternates: Partial<Record<Locale, string>>;
  /** What switching the language takes along: `?q=` and what was searched for. */
  query?: string;
  /** The way here from home, without the page itself. */
  breadcrumbs: readonly { name: string; path: string }[];
  title: string;
  description: string;
  /** False keeps the page out of search engines. */
  indexed: boolean;
  /** Somebody is named who has reviewed what it says. */
  isReviewed?: boolean;
};

const unindexed: ReadonlySet<ScreenId> = new Set(['search', 'contact.thank-you', 'visitor-survey.thank-you']);

/** Whether search engines should list a screen: not those that answer a form, and not those around a session. */
export function isIndexed(screen: ScreenId): boolean {
  return accessTo(screen) === 'public' && !unindexed.has(screen) && !screen.startsWith('error.');
}
