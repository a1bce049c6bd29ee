import { entryPath } from '#app/addresses/entry-path.ts';
import { feedPath, isFollowed } from '#app/addresses/files.ts';
import { hasParameters, isIndexed, isScreenId, type PlainScreenId, type ScreenMatch, screenName } from '#app/addresses/paths.ts';
import type { LinkedAssets } from '#app/content/links/LinkedAssets.tsx';
import type { Alba } from '#app/context.ts';
import type { Page, Preview, SharedKind } from '#app/pages/page.ts';
import { breadcrumbsOf } from '#app/pages/screen-page.ts';
import { sharedPage } from '#app/pages/shared-page.ts';
import { thingsOfEntry } from '#app/structured-data/entry-things.ts';
import { jsonLd } from '#app/structured-data/thing.ts';
import { otherLocale } from '#config/locale.ts';
import type { Entry, EntryAddress } from '#services/content/library/store.ts';
import { isMedical } from './medical.ts';
import { templateOf } from './template.ts';

type Options = { preview: Preview | null; assets: LinkedAssets; above?: readonly EntryAddress[] };

/** The page of an entry: it stands wherever the entry is published. `above` are the sections that it is in, the outermost first. */
export function entryPage(alba: Alba, match: ScreenMatch, entry: Entry, { preview, assets, above = [] }: Options): Page {
  const { origin } = alba;
  const page: Page = {
    locale: entry.locale,
    origin,
    alternates: alternatesOf(entry.translations),
    breadcrumbs: trailOf(match, above),
    title: entry.title,
    description: entry.teaser,
    feed: isFollowed(match.screen) ? feedPath(match.screen, match.locale) : undefined,
    indexed: entry.shown && isIndexed(match.screen),
    isReviewed: entry.reviewedBy !== null,
    preview,
  };
  const { image = '' } = entry.fields;
  const shared = sharedPage(alba, page, sharedKindOf(entry), assets[image]);
  const isIndex = templateOf(entry) === 'index';
  return { ...shared, structuredData: thingsOfEntry(entry, { page: shared, isMedical: isMedical(entry), isIndex, assets }).map(jsonLd) };
}

function sharedKindOf({ type, publishedAt, updatedAt }: Entry): SharedKind {
  if (type === 'bio') return { type: 'profile' };
  return type === 'topic' ? { type: 'website' } : { type: 'article', publishedAt, updatedAt };
}

/** From home over the sections that an entry is in; one that is in none is where its screen is. */
function trailOf(match: ScreenMatch, above: readonly EntryAddress[]): Page['breadcrumbs'] {
  const [outermost] = above;
  if (!outermost) return breadcrumbsOf(match);
  const screen = plainScreenOf(outermost);
  const steps = above.flatMap((section) => {
    const path = entryPath(section);
    return path === null ? [] : [{ name: sectionName(section), path }];
  });
  return [...breadcrumbsOf({ screen: screen ?? match.screen, locale: match.locale }), ...steps];
}

/** What a section is called in short: as its screen, else by its title. */
export function sectionName(section: EntryAddress): string {
  const screen = plainScreenOf(section);
  return screen === null ? section.title : screenName(screen, section.locale);
}

function plainScreenOf({ screen }: EntryAddress): PlainScreenId | null {
  return screen !== null && isScreenId(screen) && !hasParameters(screen) ? screen : null;
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
