import { type WordsOf, words } from '#app/i18n/words.ts';

/** The field for the newsletter, which stands at the foot of every page, and the link to it at the end of articles. */
export const newsletterFieldWords = words({
  'newsletter.field.label': { en: 'New articles by email: your address', es: 'Lo nuevo por correo: su dirección' },
  'newsletter.field.link': { en: 'New articles by email', es: 'Lo nuevo por correo' },
  'newsletter.field.submit': { en: 'Sign up', es: 'Suscribirme' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof newsletterFieldWords> {}
}
