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
  /** How it is shown where it is shared. A page that is nobody's to share has none. */
  shared?: Shared;
  /** What it says of itself to search engines, besides the way to it: JSON-LD. */
  structuredData?: readonly string[];
  /** Of a page that readers do not see yet: what its editor is told above it. */
  preview?: Preview | null;
};

/** What a page is to Open Graph (https://ogp.me); */
export type SharedKind = { type: 'website' | 'profile' } | { type: 'article'; publishedAt: string; updatedAt: string };
/** with the path of its picture. */
export type Shared = SharedKind & { picture: string };

/** When a preview ends, in milliseconds since 1970; null where it does not. */
export type Preview = { until: number | null };
