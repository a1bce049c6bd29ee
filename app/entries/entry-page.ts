import { entryPath } from '#app/addresses/entry-path.ts';
import { hasParameters, isIndexed, type ScreenMatch, screenName } from '#app/addresses/paths.ts';
import type { Alba } from '#app/context.ts';
import type { Page, Preview } from '#app/pages/page.ts';
import { breadcrumbsOf } from '#app/pages/screen-page.ts';
import { otherLocale } from '#config/locale.ts';
import type { Entry, EntryAddress } from '#services/content/library/store.ts';

/** The page of an entry: it stands wherever the entry is published. */
export function entryPage({ origin }: Alba, match: ScreenMatch, entry: Entry, preview: Preview | null): Page {
  return {
    locale: entry.locale,
    origin,
    alternates: alternatesOf(entry.translations),
    breadcrumbs: breadcrumbsOf(match),
    title: entry.title,
    description: entry.teaser,
    indexed: entry.shown && isIndexed(match.screen),
    isReviewed: entry.reviewedBy !== null,
    preview,
  };
}

/** A screen whose entry is published in the other language only: it says so, and search engines do not keep it. */
export function untranslatedPage({ origin }: Alba, match: ScreenMatch, translations: readonly EntryAddress[]): Page {
  const { screen, locale } = match;
  const other = otherLocale(locale);
  return {
    locale,
    origin,
    alternates: alternatesOf(translations),
    breadcrumbs: breadcrumbsOf(match),
    title: hasParameters(screen) ? (translations.find((each) => each.locale === other)?.title ?? '') : screenName(screen, locale),
    description: '',
    indexed: false,
  };
}

function alternatesOf(translations: readonly EntryAddress[]): Page['alternates'] {
  return Object.fromEntries(
    translations.flatMap((each) => {
      const path = entryPath(each);
      return path === null ? [] : [[each.locale, path]];
    }),
  );
}
