import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of quick exit. */
export const quickExitWords = words({
  'quickExit.label': { en: 'The way out', es: 'Salida rápida' },
  'quickExit.exit': { en: 'Leave this site quickly', es: 'Salir rápido' },
  'quickExit.short': { en: 'Leave', es: 'Salir' },
  'quickExit.about': { en: 'About leaving quickly', es: 'Sobre la salida rápida' },
  'quickExit.first': { en: 'Press Shift 2 more times to leave', es: 'Oprima Mayús (Shift) 2 veces más para salir' },
  'quickExit.second': { en: 'Press Shift once more to leave', es: 'Oprima Mayús (Shift) una vez más para salir' },
});

/** What else to do on leaving quickly. */
export const clearWords = words({
  'quickExit.clear': {
    en: 'When I leave quickly, clear what this site keeps on this device',
    es: 'Al salir rápido, borrar lo que este sitio guarda en este aparato',
  },
  'quickExit.clear.text': {
    en: 'That is your choice of language, of light or dark, of calm reading, of what the tab says, and anything else our pages keep for you here. If you are signed in, you are signed out. This choice goes too. The history of your browser stays.',
    es: 'Es decir, si eligió idioma, pantalla clara u oscura, leer con calma o el nombre de la pestaña, y todo lo demás que nuestras páginas le guarden aquí. Si inició sesión, se cierra. Esta elección también se borra. El historial del navegador, no.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof quickExitWords>, WordsOf<typeof clearWords> {}
}
