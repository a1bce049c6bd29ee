import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a printed leaflet says, one side in each language. */
export const leafletWords = words({
  'leaflet.title': { en: 'Breast cancer, in plain words', es: 'El cáncer de mama, en palabras claras' },
  'leaflet.lead': {
    en: 'Free to read, in English and in Spanish. No name, no account, no ads.',
    es: 'Se lee gratis, en español y en inglés. Sin dar su nombre, sin cuenta y sin anuncios.',
  },
  'leaflet.begin': { en: 'Where to begin', es: 'Por dónde empezar' },
  'leaflet.about-you.newly-diagnosed': {
    en: 'Just diagnosed: the first days, one step at a time',
    es: 'Le acaban de dar el diagnóstico: los primeros días, paso a paso',
  },
  'leaflet.pathology-report': {
    en: 'Your pathology report, line by line',
    es: 'Su informe de patología, línea por línea',
  },
  'leaflet.treatment-side-effects': {
    en: 'Side effects: what helps, and when to call',
    es: 'Efectos secundarios: qué alivia y cuándo llamar',
  },
  'leaflet.managing-life': {
    en: 'Work, money, insurance, children',
    es: 'El trabajo, el dinero, el seguro y los hijos',
  },
  'leaflet.about-you.caring-for-someone': {
    en: 'Caring for someone who is ill',
    es: 'Cuidar a alguien que está enfermo',
  },
  'leaflet.scan': { en: 'Point your phone’s camera here', es: 'Apunte aquí con la cámara del celular' },
  'leaflet.code': { en: 'QR code that opens {address}', es: 'Código QR que abre {address}' },
  'leaflet.call': { en: 'Somebody to talk to, day and night', es: 'Con quién hablar, de día y de noche' },
  'leaflet.emergency': {
    en: 'An emergency? Call 911, or the number where you live.',
    es: '¿Una emergencia? Llame al 911 o al número de su país.',
  },
  'leaflet.fine': {
    en: '{name} gives general information, which does not take the place of your care team. Each medical page names its sources. This sheet may be copied and handed out free of charge, unchanged.',
    es: '{name} da información general, que no sustituye a su equipo médico. Cada página médica nombra sus fuentes. Esta hoja se puede copiar y repartir gratis, sin cambios.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof leafletWords> {}
}
