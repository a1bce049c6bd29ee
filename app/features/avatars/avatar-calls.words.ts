import { type WordsOf, words } from '#app/i18n/words.ts';

/** Why a picture was not taken: told by the form, and by the calls. */
export const pictureProblemWords = words({
  'avatars.problem.picture-missing': { en: 'Please choose a picture', es: 'Elija una foto, por favor' },
  'avatars.problem.picture-too-large': {
    en: 'This file is larger than 5 MB. Please choose a smaller one.',
    es: 'Este archivo pesa más de 5 MB. Elija uno más pequeño, por favor.',
  },
  'avatars.problem.picture-type': {
    en: 'This is not a picture that we can take. Please choose a JPEG, PNG or WebP.',
    es: 'Esta imagen no es de un tipo que podamos usar. Elija una en JPEG, PNG o WebP, por favor.',
  },
  'avatars.problem.picture-pixels': {
    en: 'This picture is too large for us: it has too many pixels. Please choose a smaller one.',
    es: 'Esta imagen es demasiado grande para nosotros: tiene demasiados píxeles. Elija una más pequeña, por favor.',
  },
  'avatars.problem.picture-damaged': {
    en: 'This picture cannot be opened. Perhaps the file is damaged, or did not arrive whole. Please try another one.',
    es: 'Esta imagen no se puede abrir. Tal vez el archivo esté dañado o no haya llegado completo. Pruebe con otra, por favor.',
  },
});

/** What else the calls say that set, remove and look up a picture. */
export const avatarCallWords = words({
  'avatars.call.CONFIRM_NEEDED': {
    en: 'Please load the page again, and confirm that it is you.',
    es: 'Cargue la página otra vez y confirme que es usted, por favor.',
  },
  'avatars.call.NOT_SIGNED_IN': { en: 'Please sign in first.', es: 'Primero inicie sesión, por favor.' },
  'avatars.call.EMAIL_NOT_VERIFIED': {
    en: 'Before you change your picture, please verify your email address.',
    es: 'Antes de cambiar su foto, verifique su correo electrónico, por favor.',
  },
  'avatars.call.CROSS_SITE': { en: 'Only pages of this site may send this.', es: 'Solo las páginas de este sitio pueden enviar esto.' },
  'avatars.call.BAD_REQUEST': {
    en: 'The body has to be a JSON object whose values are texts.',
    es: 'El cuerpo tiene que ser un objeto JSON cuyos valores sean textos.',
  },
  'avatars.call.UNSUPPORTED_MEDIA_TYPE': { en: 'The body has to be JSON.', es: 'El cuerpo tiene que ser JSON.' },
  'avatars.call.METHOD_NOT_ALLOWED': {
    en: 'This cannot be asked for in this way.',
    es: 'Esto no se puede pedir de esta manera.',
  },
  'avatars.call.NOT_FOUND': { en: 'There is nothing at this address.', es: 'En esta dirección no hay nada.' },
  'avatars.call.TOO_MANY_REQUESTS': {
    en: 'That was a lot at once. Please wait a little, and try again.',
    es: 'Fueron demasiadas veces seguidas. Espere un poco e inténtelo otra vez.',
  },
  'avatars.call.UNAVAILABLE': {
    en: 'This cannot be answered at the moment. Please try again soon.',
    es: 'En este momento no se puede responder. Inténtelo otra vez en un momento.',
  },
  'avatars.call.INTERNAL': { en: 'Something went wrong. Please try again.', es: 'Algo salió mal. Inténtelo otra vez, por favor.' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof pictureProblemWords>, WordsOf<typeof avatarCallWords> {}
}
