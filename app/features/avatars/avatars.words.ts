import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is said of a picture to whoever does not see it. */
export const avatarWords = words({
  'avatars.of': { en: 'Picture of {username}', es: 'Foto de {username}' },
  'avatars.initials': { en: '{username} has no picture', es: '{username} no tiene foto' },
});

/** Choosing, cutting and turning a picture. */
export const cropWords = words({
  'avatars.crop': { en: 'How it will look', es: 'Así se verá' },
  'avatars.crop.how': {
    en: 'Drag the picture with a finger or the mouse, or move it with the sliders. What is in the circle is what others see.',
    es: 'Arrastre la imagen con el dedo o el ratón, o muévala con los controles. Lo que queda en el círculo es lo que verán los demás.',
  },
  'avatars.crop.preview': { en: 'Your picture, as it is cut now', es: 'Su foto, como está recortada ahora' },
  'avatars.crop.zoom': { en: 'Closer', es: 'Más cerca' },
  'avatars.crop.x': { en: 'Left or right', es: 'A la izquierda o a la derecha' },
  'avatars.crop.y': { en: 'Up or down', es: 'Hacia arriba o hacia abajo' },
  'avatars.crop.left': { en: 'Turn left', es: 'Girar a la izquierda' },
  'avatars.crop.right': { en: 'Turn right', es: 'Girar a la derecha' },
  'avatars.crop.save': { en: 'Save this picture', es: 'Guardar esta foto' },
  'avatars.crop.saving': { en: 'Saving…', es: 'Guardando…' },
  'avatars.crop.cancel': { en: 'Leave it as it was', es: 'Dejar como estaba' },
  'avatars.crop.unreadable': {
    en: 'Your browser cannot open this file as a picture. Please choose another one: a JPEG, PNG or WebP.',
    es: 'Su navegador no puede abrir este archivo como imagen. Elija otro, por favor: JPEG, PNG o WebP.',
  },
  'avatars.refused.unreached': {
    en: 'We could not be reached, and nothing was changed. Please check your connection, and try again.',
    es: 'No hubo conexión con el sitio y nada cambió. Revise su conexión e inténtelo otra vez, por favor.',
  },
  'avatars.refused.damaged': {
    en: 'This picture cannot be opened here. Please choose another one.',
    es: 'Aquí no se puede abrir esta imagen. Elija otra, por favor.',
  },
  'avatars.refused.signedOut': {
    en: 'You are signed out, and nothing was changed. Please sign in again, and then choose your picture.',
    es: 'Su sesión se cerró y nada cambió. Inicie sesión otra vez, por favor, y luego elija su foto.',
  },
  'avatars.refused.unverified': {
    en: 'Before you change your picture, please verify your email address.',
    es: 'Antes de cambiar su foto, verifique su correo electrónico, por favor.',
  },
  'avatars.refused.tooLarge': {
    en: 'This picture is too large for us, also as it is cut. Please choose a smaller one.',
    es: 'Esta imagen es demasiado grande para nosotros, aun recortada. Elija una más pequeña, por favor.',
  },
  'avatars.refused.unconfirmed': {
    en: 'You were away for a while, and nothing was changed. Please load this page again and confirm who you are. Then choose your picture once more.',
    es: 'Pasó un rato sin usar el sitio y nada cambió. Cargue esta página otra vez, por favor, y confirme quién es. Luego elija su foto de nuevo.',
  },
  'avatars.refused.tooMany': {
    en: 'Your picture was changed many times in a row. Please wait three minutes, and try again.',
    es: 'Su foto cambió muchas veces seguidas. Espere tres minutos e inténtelo otra vez, por favor.',
  },
  'avatars.refused.busy': {
    en: 'This is not about your picture: something is busy or broken on our side, and nothing was changed. Please try again in a minute.',
    es: 'El problema no es su foto: de nuestro lado algo está saturado o falla, y nada cambió. Inténtelo otra vez en un minuto, por favor.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof avatarWords>, WordsOf<typeof cropWords> {}
}
