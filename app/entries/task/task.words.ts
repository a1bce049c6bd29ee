import { type WordsOf, words } from '#app/i18n/words.ts';

/** What the card says that stands beside a task. */
export const taskWords = words({
  'task.calendar': { en: 'Add to your calendar', es: 'Añadir a su calendario' },
  'task.elsewhere': { en: 'It opens on another site, which takes the payment.', es: 'Se abre en otro sitio, que recibe el pago.' },
  'task.write': { en: 'Write us an email', es: 'Escribirnos un correo' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof taskWords> {}
}
