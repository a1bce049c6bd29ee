import { type PlainScreenId, pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

type Slugs = Record<Locale, string>;
const infection: Slugs = { en: 'infection-and-fever', es: 'infeccion-y-fiebre' };
const stage4: Slugs = { en: 'stage-4', es: 'etapa-4' };

/** Where tests look for what moves: a landmark, and an article that is urgent. */
export const watched = inBoth(['home'], [infection]);

/** Pages of every kind: what is measured on each run of the tests, and where the bench looks for what moves. */
export const sample = inBoth(
  ['home', 'about-you.newly-diagnosed', 'treatment', 'treatment.chemotherapy', 'about-us.ways-to-give'],
  [infection, stage4],
);

function inBoth(screens: PlainScreenId[], entries: Slugs[]): Record<Locale, string[]> {
  const pathsIn = (locale: Locale) => [
    ...screens.map((screen) => pathTo(screen, locale)),
    ...entries.map((slugs) => pathTo('page', locale, { slug: slugs[locale] })),
  ];
  return { en: pathsIn('en'), es: pathsIn('es') };
}

/** Where readers' searches lead: names that have a definition, and words of their own. */
export const searches: Record<Locale, string[]> = {
  en: searchesOf('en', ['chemo', 'triple negative', 'fever after chemo', 'is it hereditary']),
  es: searchesOf('es', ['quimio', 'triple negativo', 'calentura después de la quimio', 'es hereditario']),
};

function searchesOf(locale: Locale, queries: readonly string[]): string[] {
  return queries.map((query) => `${pathTo('search', locale)}?q=${encodeURIComponent(query)}`);
}
