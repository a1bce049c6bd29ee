import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

/** Where the search leads to beside its results. The table of screens is too much to load for these paths. */
export const places: Record<Locale, { search: string; helplines: string; dying: string }> = {
  en: placesIn('en'),
  es: placesIn('es'),
};

function placesIn(locale: Locale) {
  return {
    search: pathTo('search', locale),
    helplines: pathTo('helplines', locale),
    // The part of the page that answers whether one will die.
    dying: `${pathTo('about-you.newly-diagnosed', locale)}#worries-die`,
  };
}
