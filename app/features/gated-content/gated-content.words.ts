import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is said in the place of what members alone may see. */
export const gatedContentWords = words({
  'members.why': {
    en: 'Sign in, and you come back to this page. An account is free: a username, an email address and a password are enough.',
    es: 'Inicie sesión y volverá a esta página. La cuenta es gratuita: bastan un nombre de usuario, un correo y una contraseña.',
  },
  'gated.offer': {
    en: 'These pictures show bodies after surgery, with scars. Nothing of them is loaded until you say so.',
    es: 'Estas imágenes muestran cuerpos después de una cirugía, con cicatrices. No se carga ninguna hasta que usted lo diga.',
  },
  'gated.offerMembers': {
    en: 'You are signed in. These pictures show bodies after surgery, with scars.',
    es: 'Ya inició sesión. Estas imágenes muestran cuerpos después de una cirugía, con cicatrices.',
  },
  'gated.open': { en: 'Look at the pictures…', es: 'Ver las imágenes…' },
  'gated.title': { en: 'Before you look', es: 'Antes de mirar' },
  'gated.what': {
    en: 'You will see bare chests after surgery: scars, and a breast that is smaller, gone or rebuilt. That can be hard, or a relief. There is no hurry, and you can stop at any moment.',
    es: 'Verá pechos desnudos después de una cirugía: cicatrices y senos más pequeños, quitados o reconstruidos. Puede costar verlo, o dar alivio. No hay prisa, y puede parar en cualquier momento.',
  },
  'gated.kept': {
    en: 'If you say yes, this device remembers it until you hide the pictures again or sign out.',
    es: 'Si dice que sí, este dispositivo lo recordará hasta que usted oculte las imágenes o cierre la sesión.',
  },
  'gated.show': { en: 'Show the pictures', es: 'Mostrar las imágenes' },
  'gated.notNow': { en: 'Not now', es: 'Ahora no' },
  'gated.shown': { en: 'You chose to see these pictures.', es: 'Usted eligió ver estas imágenes.' },
  'gated.hide': { en: 'Hide them again', es: 'Volver a ocultarlas' },
  'gated.page': {
    en: 'Open the page with the pictures: bare chests after surgery, with scars',
    es: 'Abrir la página con las imágenes: pechos desnudos después de una cirugía, con cicatrices',
  },
  'members.signUp': { en: 'Create an account', es: 'Crear una cuenta' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof gatedContentWords> {}
}
