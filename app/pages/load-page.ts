import { type LoaderFunctionArgs, redirect } from 'react-router';
import { entryPath, isDetailScreen, spaces } from '#app/addresses/entry-path.ts';
import { hasParameters, pathTo, type ScreenMatch, screenAt, screensAbove } from '#app/addresses/paths.ts';
import { type Alba, albaContext } from '#app/context.ts';
import { screenNames } from '#app/i18n/screen-names.ts';
import { type Locale, locales, otherLocale } from '#config/locale.ts';
import type { EntryAddress, FoundEntry } from '#services/content/library/store.ts';
import { isIndexed, type Page } from './page.ts';

/** What the route modules load with: the server's services, the screen, and its query. */
export function requestOf({ url, context }: LoaderFunctionArgs): { alba: Alba; url: URL; match: ScreenMatch } {
  const match = screenAt(url.pathname);
  if (!match) throw notFound();
  return { alba: context.get(albaContext), url, match };
}

export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** An entry that was taken back, and leads nowhere else. */
export function gone(): Response {
  return new Response(null, { status: 410 });
}

/** Where an entry stands now; one without a page of its own is not found. */
export function movedTo(path: string | null): Response {
  return path === null ? notFound() : redirect(path, 301);
}

/**
 * What a document is made of, where the router does not see it: it writes down for the browser all that it can enumerate, and of a
 * document nobody there reads it.
 */
export function unsent<Loaded>(loaded: Loaded): { readonly loaded: Loaded } {
  return Object.defineProperty({ loaded }, 'loaded', { enumerable: false });
}

/** A page that both languages have, at the paths of its screen. */
export function screenPage(
  { alba, match: { screen, locale } }: ReturnType<typeof requestOf>,
  words: { title?: string; description: string },
): Page {
  // The router takes other spellings of a screen's path too, such as capitals: they lead nowhere.
  if (hasParameters(screen)) throw notFound();
  const plain = screen;
  return {
    locale,
    origin: alba.origin,
    alternates: Object.fromEntries(locales.map((each) => [each, pathTo(plain, each)])),
    breadcrumbs: breadcrumbsOf({ screen, locale }),
    title: words.title ?? screenNames[locale][plain],
    description: words.description,
    indexed: isIndexed(screen),
  };
}

/** The page of an entry: it stands wherever the entry is published. */
export function entryPage(
  alba: Alba,
  match: ScreenMatch,
  entry: EntryAddress & { teaser: string; shown: boolean; translations: readonly EntryAddress[]; reviewedBy: string | null },
): Page {
  return {
    locale: entry.locale,
    origin: alba.origin,
    alternates: alternatesOf(entry.translations),
    breadcrumbs: breadcrumbsOf(match),
    title: entry.title,
    description: entry.teaser,
    indexed: entry.shown && isIndexed(match.screen),
    isReviewed: entry.reviewedBy !== null,
  };
}

/** A screen whose entry is published in the other language only: it says so, and search engines do not keep it. */
export function untranslatedPage(alba: Alba, { screen, locale }: ScreenMatch, translations: readonly EntryAddress[]): Page {
  const other = otherLocale(locale);
  return {
    locale,
    origin: alba.origin,
    alternates: alternatesOf(translations),
    breadcrumbs: breadcrumbsOf({ screen, locale }),
    title: hasParameters(screen) ? (translations.find((each) => each.locale === other)?.title ?? '') : screenNames[locale][screen],
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

function breadcrumbsOf({ screen, locale }: { screen: ScreenMatch['screen']; locale: Locale }): Page['breadcrumbs'] {
  if (screen === 'home') return [];
  const above = ['home' as const, ...screensAbove(screen)];
  return above.map((each) => ({ name: screenNames[locale][each], path: pathTo(each, locale) }));
}

/** How long a public page may be kept: a withdrawn medical error must not live long behind a CDN. */
export const publicCache = { 'Cache-Control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=600' };

/** What readers do not see yet is kept by nobody. */
export const privateCache = { 'Cache-Control': 'private, no-store' };

/** What an editor is told above a page that readers do not see; `until` in milliseconds since 1970. */
export type Preview = { until: number | null };

/**
 * The entry at the path that was asked for. One that readers do not see is found in development, and by a link with a token
 * for this very entry; `preview` then says until when.
 */
export async function findEntry({
  alba,
  match,
  url,
}: ReturnType<typeof requestOf>): Promise<{ found: FoundEntry; preview: Preview | null; headers: Record<string, string> }> {
  const token = url.searchParams.get('preview');
  const found = await entryAt(alba.content, match);
  const headers = token === null && !(found.kind === 'found' && !found.entry.shown) ? publicCache : privateCache;
  if (found.kind === 'found') return { found, preview: found.entry.shown ? null : { until: null }, headers };
  const asked = token === null ? found : await entryAt(alba.previews, match);
  const until = asked.kind === 'found' && token !== null ? alba.previewExpiry(token, asked.entry.id) : null;
  return until === null ? { found, preview: null, headers } : { found: asked, preview: { until }, headers };
}

/** The entry that a screen or an address within it shows. */
export function entryAt(content: Alba['content'], { screen, locale, parameters }: ScreenMatch): Promise<FoundEntry> {
  return isDetailScreen(screen) ? content.atSlug(spaces[screen], parameters.slug ?? '', locale) : content.onScreen(screen, locale);
}
