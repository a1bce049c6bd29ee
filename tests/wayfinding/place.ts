import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';

/** The menu that a page lights, or its place in the footer. */
export const litPlace = 'header summary[aria-current], footer a[aria-current]';
/** The trail of a page, which says itself to machines too. */
export const wholeTrail = 'nav ol script[type="application/ld+json"], nav > script[type="application/ld+json"]';

const aboveMenus = locales.flatMap((locale) => [pathTo('home', locale), pathTo('calm-reading', locale), pathTo('search', locale)]);

/** Whether a page stands above all menus, or explains the site itself: it lights none. */
export function isAboveMenus(path: string): boolean {
  return aboveMenus.includes(path);
}
