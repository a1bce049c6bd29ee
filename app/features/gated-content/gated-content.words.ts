import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is said in the place of what members alone may see. */
export const gatedContentWords = words({
  'members.why': {
    en: 'Sign in, and you come back to this page. An account is free: a username, an email address and a password are enough.',
    es: 'Inicie sesión y volverá a esta página. La cuenta es gratuita: bastan un nombre de usuario, un correo y una contraseña.',
  },
  'members.signUp': { en: 'Create an account', es: 'Crear una cuenta' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof gatedContentWords> {}
}
