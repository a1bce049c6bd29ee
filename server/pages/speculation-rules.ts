import { accessTo, isApplicationPath, namesMember, pattern, speculationRulesPath, workbenchPaths } from '#app/addresses/paths.ts';
import { screenIds } from '#app/addresses/screen-table.ts';
import { locales } from '#config/locale.ts';
import type { MakeFile } from './page.types.ts';

/**
 * What a browser may fetch when a pointer rests on a link to it: pages that are everybody's. Never what is somebody's own, nor
 * what is large.
 */
export function speculationRules(): MakeFile {
  const personal = screenIds.flatMap((screen) =>
    locales
      .map((locale) => pattern(screen, locale))
      .filter((path) => accessTo(screen) !== 'public' || namesMember(screen) || isApplicationPath(path))
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
  const text = JSON.stringify(rules);
  const headers = { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' };
  return (path) => (path === speculationRulesPath ? new Response(text, { headers }) : null);
}
