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
  'calm.noScript': {
    en: 'JavaScript does not run here, so this page has no switches: numbers stay unfolded, Shift does nothing, and the tab keeps its title. The button at the top still leaves this site, but Back returns to it.',
    es: 'Aquí no funciona JavaScript. Por eso no hay interruptores en esta página: las cifras no se pliegan, Mayús no hace nada y la pestaña conserva su título. El botón de arriba sí saca de este sitio, pero con Atrás se vuelve.',
  },
  'calm.more': { en: 'More on reading calmly and leaving quickly', es: 'Más sobre leer con calma y salir rápido' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof calmReadingWords>, WordsOf<typeof calmSwitchWords> {}
}
