import { type WordsOf, words } from '#app/i18n/words.ts';

/** Where passkeys do not work. */
export const passkeyWords = words({
  'passkeys.missing': {
    en: 'Passkeys need JavaScript, and a browser that knows them. Here, use your password.',
    es: 'Las llaves de acceso necesitan JavaScript y un navegador que las conozca. Aquí, use su contraseña.',
  },
  'passkeys.needed': {
    en: 'Your passkey needs JavaScript, and a browser that knows passkeys. Please turn JavaScript on, or go on in another browser.',
    es: 'Su llave de acceso necesita JavaScript y un navegador que conozca las llaves. Active JavaScript, por favor, o siga en otro navegador.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof passkeyWords> {}
}
