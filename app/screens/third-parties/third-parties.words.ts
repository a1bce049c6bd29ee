import { type WordsOf, words } from '#app/i18n/words.ts';

/** The table of other companies. */
export const partiesWords = words({
  'parties.title': { en: 'Everyone who may come into our pages', es: 'Todas las que pueden entrar en nuestras páginas' },
  'parties.who': { en: 'Company', es: 'Empresa' },
  'parties.hosts': { en: 'Its addresses', es: 'Sus direcciones' },
  'parties.purpose': { en: 'What for', es: 'Para qué' },
  'parties.gets': { en: 'What it gets', es: 'Qué recibe' },
  'parties.category': { en: 'Agreed to under', es: 'Se acepta en' },
  'parties.where': { en: 'Where', es: 'Dónde' },
  'parties.analytics': { en: 'Analytics', es: 'Estadísticas' },
  'parties.marketing': { en: 'Marketing', es: 'Marketing' },
  'parties.on-press': {
    en: 'where a page has its button, when you press it; on the open pages below also without, if you agreed',
    es: 'donde una página tiene su botón, cuando usted lo oprime; en las páginas abiertas de abajo, también sin oprimirlo si lo aceptó',
  },
  'parties.when-agreed': { en: 'on the open pages below, if you agreed', es: 'en las páginas abiertas de abajo, si usted lo aceptó' },
  'parties.noAnalytics': { en: 'No company counts visits on this site today.', es: 'Hoy ninguna empresa cuenta visitas en este sitio.' },
  'parties.open': { en: 'The open pages', es: 'Las páginas abiertas' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof partiesWords> {}
}
