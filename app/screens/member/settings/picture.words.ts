import { type WordsOf, words } from '#app/i18n/words.ts';

/** The picture of a member, in the settings. */
export const pictureWords = words({
  'picture.title': { en: 'Your picture', es: 'Su foto' },
  'picture.who': {
    en: 'Whoever knows your username can see this picture, also people who are not signed in. It need not show your face: a flower, a pet or a place you love is just as good.',
    es: 'Cualquiera que sepa su nombre de usuario puede ver esta foto, también quien no haya iniciado sesión. No tiene que mostrar su cara: una flor, una mascota o un lugar que quiera sirven igual.',
  },
  'picture.none': {
    en: 'Without a picture, your initials stand in its place.',
    es: 'Si no pone una foto, en su lugar se ven sus iniciales.',
  },
  'picture.unverified': {
    en: 'You can add a picture once we know that your email address is yours. It takes a minute.',
    es: 'Podrá poner una foto en cuanto sepamos que el correo es suyo. Es cosa de un minuto.',
  },
  'picture.verify': { en: 'Verify your email', es: 'Verificar el correo' },
  'picture.field': { en: 'Choose a picture', es: 'Elija una foto' },
  'picture.field.hint': {
    en: 'A JPEG, PNG or WebP of up to 5 MB. We keep a small square of it, and nothing of where or when it was taken.',
    es: 'JPEG, PNG o WebP, de 5 MB como máximo. Guardamos solo un cuadrado pequeño, sin datos de dónde ni cuándo se tomó.',
  },
  'picture.save': { en: 'Save the middle of it', es: 'Guardar la parte del centro' },
  'picture.saved': { en: 'Your picture is saved.', es: 'Su foto está guardada.' },
  'picture.remove': { en: 'Remove your picture', es: 'Quitar su foto' },
  'picture.remove.text': {
    en: 'It is gone at once for everybody, and erased from our files. Your initials take its place.',
    es: 'Deja de verse de inmediato para todos y se borra de nuestros archivos. En su lugar quedan sus iniciales.',
  },
  'picture.remove.do': { en: 'Yes, remove it', es: 'Sí, quitarla' },
  'picture.removed': { en: 'Your picture is removed.', es: 'Su foto ya no está.' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof pictureWords> {}
}
