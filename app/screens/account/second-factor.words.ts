import { type WordsOf, words } from '#app/i18n/words.ts';

/** The second step of signing in. */
export const secondFactorWords = words({
  'secondFactor.lead': {
    en: 'One more step: type the code that your authenticator app shows.',
    es: 'Falta un paso: escriba el código que muestra su aplicación de autenticación.',
  },
  'secondFactor.lead.passkey': {
    en: 'One more step: use your passkey. Your device asks for your fingerprint, your face or a PIN.',
    es: 'Falta un paso: use su llave de acceso. Su aparato le pedirá su huella, su cara o un PIN.',
  },
  'secondFactor.lead.either': {
    en: 'One more step: type the code that your authenticator app shows, or use your passkey.',
    es: 'Falta un paso: escriba el código que muestra su aplicación de autenticación o use su llave de acceso.',
  },
  'secondFactor.submit': { en: 'Sign in', es: 'Iniciar sesión' },
  'secondFactor.lost': {
    en: '{way, select, passkey {I do not have my passkey anymore} both {I have neither the app, nor a recovery code, nor a passkey} other {I have neither the app nor a recovery code}}',
    es: '{way, select, passkey {Ya no tengo mi llave de acceso} both {No tengo la aplicación ni un código de recuperación ni una llave de acceso} other {No tengo la aplicación ni un código de recuperación}}',
  },
  'secondFactor.back': { en: 'Back to sign in', es: 'Volver a iniciar sesión' },
});

/** A member proves again who they are. */
export const confirmWords = words({
  'confirm.lead': {
    en: 'Before you go on, please confirm that it is you. Then we do not ask again for ten minutes.',
    es: 'Antes de seguir, confirme que es usted. Después no se lo volvemos a pedir durante diez minutos.',
  },
  'confirm.why': {
    en: 'We ask before your records are shown on a new device or after half an hour without use, and before anything that is hard to take back. What you typed is kept.',
    es: 'Lo pedimos antes de mostrar sus datos en un aparato nuevo o tras media hora sin uso, y antes de lo que es difícil deshacer. Lo que escribió se conserva.',
  },
  'confirm.submit': { en: 'Confirm', es: 'Confirmar' },
  'confirm.passkey': { en: 'Confirm with a passkey', es: 'Confirmar con una llave de acceso' },
  'confirm.none': {
    en: 'Here your account has nothing that we could ask for. Sign out and in again, and you are confirmed.',
    es: 'Aquí su cuenta no tiene nada que podamos pedirle. Cierre la sesión, vuelva a entrar y quedará confirmado que es usted.',
  },
  'confirm.signOut': { en: 'Sign out', es: 'Cerrar sesión' },
});

/** App and codes are lost. */
export const recoverFactorWords = words({
  'recoverFactor.lead': {
    en: 'If you have lost what we ask for after your password, you can come back in with your password and your email. It takes a day.',
    es: 'Si perdió lo que le pedimos después de la contraseña, puede volver a entrar con su contraseña y su correo. Tarda un día.',
  },
  'recoverFactor.how': {
    en: 'We send a link to the address of your account. A day after you use it, {passkeys, select, yes {your passkeys, and the app with its recovery codes if you have one, are} other {the app is}} taken off your account, and your password is enough. During that day anybody who can still sign in as you can stop it: that is what the day is for.',
    es: 'Mandamos un enlace al correo de su cuenta. Un día después de usarlo, {passkeys, select, yes {se quitan de su cuenta las llaves de acceso y, si tiene una, la aplicación con sus códigos de recuperación,} other {la aplicación se quita de su cuenta}} y basta con la contraseña. Durante ese día puede detenerlo quien todavía pueda entrar como usted: para eso es el día.',
  },
  'recoverFactor.ask': { en: 'Send me the link', es: 'Mándenme el enlace' },
  'recoverFactor.asked': {
    en: 'We have sent a link to the address of your account. It works once, and for one hour.',
    es: 'Mandamos un enlace al correo de su cuenta. Sirve una sola vez y durante una hora.',
  },
  'recoverFactor.begin.title': { en: 'Go on with your password alone?', es: '¿Seguir solo con la contraseña?' },
  'recoverFactor.begin.text': {
    en: 'In a day {passkeys, select, yes {your passkeys, and the app with its recovery codes if you have one,} other {the app and the recovery codes}} are taken off your account. You are signed out everywhere, and the links that you shared with someone who helps end. We tell you by email at once, and again when it is done.',
    es: 'Dentro de un día se quitan de su cuenta {passkeys, select, yes {las llaves de acceso y, si tiene una, la aplicación con sus códigos de recuperación} other {la aplicación y los códigos de recuperación}}. Se cierra su sesión en todos los aparatos y terminan los enlaces compartidos con quien ayuda. Se lo decimos ahora mismo por correo, y otra vez cuando esté hecho.',
  },
  'recoverFactor.begin.submit': { en: 'Take it off in a day', es: 'Quitarlo dentro de un día' },
  'recoverFactor.begun': {
    en: 'It has begun. In a day your password is enough to sign in. If you find what you lost before that, just sign in with it, and everything stays.',
    es: 'Ya empezó. Dentro de un día basta con su contraseña. Si antes encuentra lo que perdió, inicie sesión con ello y todo sigue igual.',
  },
  'recoverFactor.stop.title': { en: 'Stop this?', es: '¿Detenerlo?' },
  'recoverFactor.stop.text': {
    en: 'Nothing is taken off your account, and we ask for it after your password as before.',
    es: 'No se quita nada de su cuenta, y después de la contraseña le pedimos lo mismo que antes.',
  },
  'recoverFactor.stop.submit': { en: 'Keep everything', es: 'Conservar todo' },
  'recoverFactor.stopped': {
    en: 'Stopped. If it was not you who said that something is lost, somebody knows your password: choose a new one.',
    es: 'Detenido. Si no fue usted quien dijo que perdió algo, alguien sabe su contraseña: elija una nueva.',
  },
  'recoverFactor.newPassword': { en: 'Choose a new password', es: 'Elegir una contraseña nueva' },
  'recoverFactor.broken': {
    en: 'This link does not work anymore. Sign in again: you can ask for another there.',
    es: 'Este enlace ya no sirve. Inicie sesión otra vez: ahí puede pedir otro.',
  },
  'recoverFactor.help': { en: 'If that does not work either, write to us', es: 'Si eso tampoco funciona, escríbanos' },
});

/** Codes to print. */
export const recoveryCodesWords = words({
  'recoveryCodes.lead': {
    en: 'With one of these codes you sign in when you do not have your app. Each works once.',
    es: 'Con uno de estos códigos puede entrar cuando no tenga la aplicación. Cada uno sirve una sola vez.',
  },
  'recoveryCodes.before': {
    en: 'Have paper or a printer at hand: the codes are shown once. Codes from before stop working.',
    es: 'Tenga a mano papel o una impresora: los códigos se muestran una sola vez. Los anteriores dejan de servir.',
  },
  'recoveryCodes.submit': { en: 'Show me ten new codes', es: 'Mostrarme diez códigos nuevos' },
  'recoveryCodes.these': { en: 'Your recovery codes', es: 'Sus códigos de recuperación' },
  'recoveryCodes.keep': {
    en: 'Print this page or write the codes down, and keep them apart from your phone. We cannot show them again.',
    es: 'Imprima esta página o anote los códigos, y guárdelos lejos de su teléfono. No podemos volver a mostrarlos.',
  },
  'recoveryCodes.print': { en: 'Print', es: 'Imprimir' },
  'recoveryCodes.leave': { en: 'Not now: back to security', es: 'Ahora no: volver a seguridad' },
  'recoveryCodes.back': { en: 'I have them: back to security', es: 'Ya los tengo: volver a seguridad' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue
    extends WordsOf<typeof secondFactorWords>,
      WordsOf<typeof confirmWords>,
      WordsOf<typeof recoverFactorWords>,
      WordsOf<typeof recoveryCodesWords> {}
}
