import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of calm reading. */
export const calmReadingWords = words({
  'calm.here': { en: 'This page has numbers about survival.', es: 'En esta página hay cifras de supervivencia.' },
  'calm.fold': { en: 'Numbers about survival. Open when you want to.', es: 'Cifras de supervivencia. Ábralas cuando quiera.' },
});

/** The switch that stands at the foot of every page. */
export const calmSwitchWords = words({
  'calm.switch': { en: 'Calm reading', es: 'Leer con calma' },
  'calm.text': {
    en: 'Calm reading folds away numbers about survival until you open them. Pictures of surgery always ask first.',
    es: 'Al leer con calma, las cifras de supervivencia quedan cerradas hasta que usted las abra. Las fotos de cirugía siempre avisan antes.',
  },
  'calm.more': { en: 'More on reading calmly and leaving quickly', es: 'Más sobre leer con calma y salir rápido' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof calmReadingWords>, WordsOf<typeof calmSwitchWords> {}
}
