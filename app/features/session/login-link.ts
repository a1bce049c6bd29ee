import { pathTo } from '#app/addresses/paths.ts';
import { loginFor } from '#app/addresses/target.ts';
import type { Locale } from '#config/locale.ts';

/** Where a visitor of a page signs in, to come back to it. From home it goes to the profile; an error has no page to come back to. */
export function loginLink(path: string | undefined, locale: Locale): string {
  return path === undefined || path === pathTo('home', locale) ? pathTo('login', locale) : loginFor(path, locale);
}
