import type { Site } from '#services/content/model/entries/site.ts';
import { entryPath } from './entry-path.ts';
import { accessTo, hasParameters, isIndexed, isScreenId, pattern, screenAt } from './paths.ts';

const reservedWords = new Set([
  'category',
  'categoria',
  'series',
  'serie',
  'topic',
  'tema',
  'es',
  'en',
  'api',
  'assets',
  'graphql',
  'health',
  'images',
  'sitemaps',
  'workbench',
]);

/** The website as the content door sees it: which screens and paths there are. */
export const site: Site = {
  screenSlug(screen, locale) {
    if (!isScreenId(screen) || hasParameters(screen) || accessTo(screen) === 'member') return null;
    return pattern(screen, locale).split('/').at(-1) ?? '';
  },
  isFound: (screen) => isScreenId(screen) && isIndexed(screen),
  isScreenPath(path) {
    const match = screenAt(pathnameOf(path));
    return match !== null && !hasParameters(match.screen);
  },
  isPath: (path) => screenAt(pathnameOf(path)) !== null,
  isReservedSlug(type, slug, locale) {
    if (reservedWords.has(slug)) return true;
    const path = entryPath({ screen: null, type, slug, locale });
    const match = path === null ? null : screenAt(path);
    return match !== null && !hasParameters(match.screen);
  },
};

function pathnameOf(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? '';
}
