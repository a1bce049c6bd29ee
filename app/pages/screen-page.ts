import { hasParameters, isIndexed, pathTo, type ScreenMatch, screenName, screensAbove } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import type { Asset } from '#services/media/store.ts';
import type { Page } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { notFound } from './responses.ts';
import { sharedPage } from './shared-page.ts';

/**
 * A page that both languages have, at the paths of its screen.
 * @throws a 404 for other spellings of a screen's path, such as capitals, which the router takes too
 */
export function screenPage({ alba, match }: PageRequest, words: { title?: string; description: string }, illustration?: Asset): Page {
  const { screen, locale } = match;
  if (hasParameters(screen)) throw notFound();
  const page = {
    locale,
    origin: alba.origin,
    alternates: Object.fromEntries(locales.map((each) => [each, pathTo(screen, each)])),
    breadcrumbs: breadcrumbsOf(match),
    title: words.title ?? screenName(screen, locale),
    description: words.description,
    indexed: isIndexed(screen),
  };
  return sharedPage(alba, page, { type: 'website' }, illustration);
}

/** Home and the screens above one. */
export function breadcrumbsOf({ screen, locale }: Pick<ScreenMatch, 'screen' | 'locale'>): Page['breadcrumbs'] {
  if (screen === 'home') return [];
  return ['home' as const, ...screensAbove(screen)].map((each) => ({ name: screenName(each, locale), path: pathTo(each, locale) }));
}
