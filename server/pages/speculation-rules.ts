import { Hono } from 'hono';
import { accessTo, isApplicationPath, pattern, workbenchPaths } from '#app/addresses/paths.ts';
import { screenIds } from '#app/addresses/screen-table.ts';
import { locales } from '#config/locale.ts';

/**
 * What a browser may fetch when a pointer rests on a link to it: pages that are everybody's. Never what is somebody's own, nor
 * what is large.
 */
export function speculationRules(): Hono {
  const personal = screenIds.flatMap((screen) =>
    locales
      .map((locale) => pattern(screen, locale))
      .filter((path) => accessTo(screen) !== 'public' || isApplicationPath(path))
      .map((path) => path.replace(/\{\w+\}/g, '*')),
  );
  // A page of results is made for one reader, and most of its links lead to another such.
  const searches = locales.map((locale) => `${pattern('search', locale)}\\?*`);
  const left = [...personal, ...Object.values(workbenchPaths), ...searches, '/api/*', '/graphql', '/media/*'];
  const rules = {
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: left } }, { not: { selector_matches: '[download]' } }] },
        eagerness: 'moderate',
      },
    ],
  };
  return new Hono().get('/', (context) =>
    context.body(JSON.stringify(rules), 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    }),
  );
}
