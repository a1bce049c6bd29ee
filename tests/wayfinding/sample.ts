import { type PlainScreenId, pathTo } from '#app/addresses/paths.ts';
import { type Locale, locales } from '#config/locale.ts';

const screens: PlainScreenId[] = [
  'home',
  'about-you.newly-diagnosed',
  'types',
  'treatment',
  'treatment.chemotherapy',
  'about-us.ways-to-give',
  'helplines',
  'topics',
];
const slugs: Record<Locale, string>[] = [
  { en: 'infection-and-fever', es: 'infeccion-y-fiebre' },
  { en: 'tamoxifen', es: 'tamoxifeno' },
  { en: 'stage-4', es: 'etapa-4' },
  { en: 'evening-circle-december', es: 'noche-para-conversar-diciembre' },
];

/** Pages of every kind, by path: what is measured on each run of the tests, and where the bench looks for what moves. */
export const sample: Record<Locale, string[]> = { en: sampleOf('en'), es: sampleOf('es') };

function sampleOf(locale: Locale): string[] {
  return [...screens.map((screen) => pathTo(screen, locale)), ...slugs.map((slug) => pathTo('page', locale, { slug: slug[locale] }))];
}

const queries: Record<Locale, string[]> = {
  en: ['chemo', 'hair loss', 'tamoxifen', 'triple negative', 'fever after chemo', 'is it hereditary'],
  es: ['quimio', 'caída del pelo', 'tamoxifeno', 'triple negativo', 'calentura después de la quimio', 'es hereditario'],
};

/** What readers search for: names that have a definition, and words of their own. */
export const searches = locales.flatMap((locale) =>
  queries[locale].map((query) => `${pathTo('search', locale)}?q=${encodeURIComponent(query)}`),
);
