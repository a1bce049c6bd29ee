import { type WordsOf, words } from '#app/i18n/words.ts';

/** What the session says by itself. */
export const sessionWords = words({
  'session.signedOut': { en: 'You are signed out on this device', es: 'Su sesión está cerrada en este aparato' },
  'session.signedOutOffline': {
    en: 'There is no internet connection right now. As soon as it is back, we end the session on our side too. Until then, nothing of yours is shown on this device.',
    es: 'En este momento no hay conexión a internet. En cuanto vuelva, cerramos la sesión también de nuestro lado. Hasta entonces, no se muestra nada suyo en este aparato.',
  },
});

/** The way to the account. */
export const accountLinkWords = words({
  'shell.account': { en: 'My account', es: 'Mi cuenta' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof sessionWords>, WordsOf<typeof accountLinkWords> {}
}
