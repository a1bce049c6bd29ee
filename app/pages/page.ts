import type { Locale } from '#config/locale.ts';

/** What the shell and the head of every screen have to know of the page. */
export type Page = {
  locale: Locale;
  origin: string;
  /** Where the same thing stands in each language that it exists in; empty for a page that is no one's address (an error). */
  alternates: Partial<Record<Locale, string>>;
  /** What was asked for besides the path, from its `?` on: switching the language takes it along, and no other site is told of it. */
  query?: string;
  /** The way here from home, without the page itself. */
  breadcrumbs: readonly { name: string; path: string }[];
  title: string;
  /** The path of a feed that tells what is new on it. */
  feed?: string | undefined;
  /** What search engines and bookmarks call it, where another page has the same title. */
  headTitle?: string;
  description: string;
  /** False keeps the page out of search engines. */
  indexed: boolean;
  /** Somebody is named who has reviewed what it says. */
  isReviewed?: boolean;
  /** It has a search box of its own: the header has none. */
  hasSearch?: boolean;
  /** False where both languages are on the page already, or nothing may lie over it. */
  offersLanguage?: boolean;
  /** Of a page that readers do not see yet: what its editor is told above it. */
  preview?: Preview | null;
};

/** When a preview ends, in milliseconds since 1970; null where it does not. */
export type Preview = { until: number | null };
