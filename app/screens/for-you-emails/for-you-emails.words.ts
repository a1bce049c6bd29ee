import { type WordsOf, words } from '#app/i18n/words.ts';

/** The page that ends mails about what is for a member. */
export const forYouEmailsWords = words({
  'forYouEmails.title': { en: 'Emails about new pages', es: 'Correos sobre páginas nuevas' },
  'forYouEmails.leave': {
    en: 'Press the button, and no more emails say that something new is there for you. Your account stays as it is.',
    es: 'Oprima el botón, y ya no le llegarán correos que digan que hay algo nuevo para usted. Su cuenta queda como está.',
  },
  'forYouEmails.submit': { en: 'Stop these emails', es: 'Dejar de recibirlos' },
  'forYouEmails.left.title': { en: 'No more emails about new pages', es: 'No más correos sobre páginas nuevas' },
  'forYouEmails.left': {
    en: 'Done. In the settings of your profile you can ask for them again.',
    es: 'Listo. En los ajustes de su perfil puede volver a pedirlos.',
  },
  'forYouEmails.broken.title': { en: 'This link does not work', es: 'Este enlace no sirve' },
  'forYouEmails.broken': {
    en: 'It is not whole, or the account is not there any more. In the settings of your profile you can end these emails too.',
    es: 'No está completo, o la cuenta ya no existe. En los ajustes de su perfil también puede dejar de recibirlos.',
  },
  'forYouEmails.settings': { en: 'To the settings', es: 'Ir a los ajustes' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof forYouEmailsWords> {}
}
