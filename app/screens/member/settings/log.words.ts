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
  'log.read': { en: 'Opened: {what}', es: 'Se abrió: {what}' },
  'log.added': { en: 'Added: {what}', es: 'Se agregó: {what}' },
  'log.changed': { en: 'Changed: {what}', es: 'Se cambió: {what}' },
  'log.removed': { en: 'Removed: {what}', es: 'Se quitó: {what}' },
  'log.restored': { en: 'Brought back: {what}', es: 'Se recuperó: {what}' },
  'log.erased': { en: 'Erased for good: {what}', es: 'Se borró para siempre: {what}' },
  'log.of.profile': { en: 'your profile', es: 'su perfil' },
  'log.of.diagnosis': { en: 'a diagnosis', es: 'un diagnóstico' },
  'log.of.treatment': { en: 'a treatment', es: 'un tratamiento' },
  'log.of.all': { en: 'all of your record', es: 'todos sus datos' },
  'log.by.member': { en: 'you', es: 'usted' },
  'log.by.operator': { en: 'somebody who runs this site', es: 'alguien que administra el sitio' },
  'log.by.job': { en: 'the site, by itself', es: 'el sitio, automáticamente' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof logWords> {}
}
