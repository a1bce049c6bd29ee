import { type WordsOf, words } from '#app/i18n/words.ts';

/** The log that a member has of their record. */
export const logWords = words({
  'settings.log': { en: 'Who read or changed it', es: 'Quién lo leyó o lo cambió' },
  'log.lead': {
    en: 'Each time somebody opens or changes what you told, a line is written here: when, who, and which part. It never says what you told. Visits to what you made public are not noted.',
    es: 'Cada vez que alguien abre o cambia lo que usted contó, se anota aquí: cuándo, quién y qué parte. Nunca dice qué contó. Las visitas a lo que usted hizo público no se anotan.',
  },
  'log.none': { en: 'Nobody has yet.', es: 'Todavía nadie.' },
  'log.lines': {
    en: '{count, plural, one {The latest line} other {The latest # lines}}',
    es: '{count, plural, one {La última línea} other {Las últimas # líneas}}',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof logWords> {}
}
