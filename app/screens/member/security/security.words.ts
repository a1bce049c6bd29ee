import { type WordsOf, words } from '#app/i18n/words.ts';

/** The section of what protects an account. */
export const securityWords = words({
  'security.title': { en: 'Security', es: 'Seguridad' },
  'security.lead': {
    en: 'What somebody needs to come into your account, {username}. Nobody else sees this page.',
    es: 'Lo que hace falta para entrar a su cuenta, {username}. Nadie más ve esta página.',
  },
  'security.factor': { en: 'Second factor', es: 'Segundo factor' },
  'security.factor.what': {
    en: 'With a second factor, a password that somebody guessed or stole is not enough: signing in also takes a code from an app on your phone{ways, select, either {, or a passkey.} app {.} other {. You decide whether you want it.}}',
    es: 'Con un segundo factor, no basta con que alguien adivine o robe su contraseña: para entrar hace falta también un código de una aplicación en su teléfono{ways, select, either { o una llave de acceso.} app {.} other {. Usted decide si lo quiere.}}',
  },
  'security.factor.required': {
    en: 'Here your records are shown only with a second factor. Please set one up.',
    es: 'Aquí sus datos solo se muestran con un segundo factor. Configure uno, por favor.',
  },
  'security.factor.requiredEither': {
    en: 'Here your records are shown only with a second factor: an authenticator app, or a passkey, which you can add below. Please set one up.',
    es: 'Aquí sus datos solo se muestran con un segundo factor: una aplicación de autenticación o una llave de acceso, que puede agregar más abajo. Configure uno, por favor.',
  },
  'security.factor.passkeys': {
    en: '{count, plural, one {Your passkey is a second factor here: after your password we ask for it.} other {Your passkeys are a second factor here: after your password we ask for one of them.}}',
    es: '{count, plural, one {Aquí su llave de acceso es un segundo factor: después de la contraseña se la pedimos.} other {Aquí sus llaves de acceso son un segundo factor: después de la contraseña le pedimos una.}}',
  },
  'security.factor.requiredHere': {
    en: 'Your records need it here: without it they stay closed.',
    es: 'Aquí sus datos lo necesitan: sin él quedan cerrados.',
  },
  'security.factor.unverified': {
    en: 'To set up an app, please verify your email address first: it is your way back in if you lose your phone.',
    es: 'Para configurar una aplicación, verifique primero su correo, por favor: es su manera de volver a entrar si pierde el teléfono.',
  },
  'security.factor.verify': { en: 'Verify my address', es: 'Verificar mi correo' },
  'security.factor.since': {
    en: 'An authenticator app has been set up since {moment}.',
    es: 'Hay una aplicación de autenticación configurada desde: {moment}.',
  },
  'security.factor.begin': { en: 'Set up an authenticator app', es: 'Configurar una aplicación de autenticación' },
  'security.factor.replace': { en: 'Use another app or phone', es: 'Usar otra aplicación u otro teléfono' },
  'security.factor.scan': {
    en: 'Open your authenticator app, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis, add an account, and scan this code.',
    es: 'Abra su aplicación de autenticación, por ejemplo Google Authenticator, Microsoft Authenticator, 1Password o Aegis, agregue una cuenta y escanee este código.',
  },
  'security.factor.qr': { en: 'QR code for your authenticator app', es: 'Código QR para su aplicación de autenticación' },
  'security.factor.key': { en: 'Or type this key into the app:', es: 'O escriba esta clave en la aplicación:' },
  'security.factor.open': { en: 'The app is on this device: open it', es: 'La aplicación está en este aparato: abrirla' },
  'security.factor.firstCode': { en: 'Code that the app shows', es: 'Código que muestra la aplicación' },
  'security.factor.firstCode.hint': {
    en: 'Six digits. With it you show that the app works, and from then on we ask for one each time you sign in.',
    es: 'Seis cifras. Con él comprueba que la aplicación funciona; desde entonces le pedimos uno cada vez que inicia sesión.',
  },
  'security.factor.ends': {
    en: 'Turning it on ends the links that you shared with someone who helps. Where else you are signed in, your records are closed until you give a code there.',
    es: 'Al activarlo dejan de servir los enlaces que compartió con alguien que le ayuda. Donde más tenga la sesión abierta, sus datos quedan cerrados hasta que escriba ahí un código.',
  },
  'security.factor.finish': { en: 'Turn it on', es: 'Activarlo' },
  'security.factor.leave': { en: 'Not now', es: 'Ahora no' },
  'security.factor.left': { en: 'Nothing was changed.', es: 'No se cambió nada.' },
  'security.factor.remove': { en: 'Remove the app', es: 'Quitar la aplicación' },
  'security.factor.removed': {
    en: 'The app was removed. We do not ask for its codes anymore.',
    es: 'Se quitó la aplicación. Ya no le pedimos sus códigos.',
  },
  'security.codes': {
    en: '{count, plural, =0 {You have no recovery codes. Without them and without your phone, coming back in takes a day.} one {You have # recovery code left.} other {You have # recovery codes left.}}',
    es: '{count, plural, =0 {No tiene códigos de recuperación. Sin ellos y sin su teléfono, volver a entrar tarda un día.} one {Le queda # código de recuperación.} other {Le quedan # códigos de recuperación.}}',
  },
  'security.codes.make': { en: 'Make new recovery codes', es: 'Hacer códigos de recuperación nuevos' },
  'security.goes': {
    en: 'Somebody said that {passkeys, select, yes {your passkeys and your app are lost} other {your app is lost}}. On {moment} {passkeys, select, yes {they are} other {it is}} taken off your account, and the links that you shared end. If it was not you, stop it, and choose a new password.',
    es: 'Alguien dijo que {passkeys, select, yes {sus llaves de acceso y su aplicación se perdieron. Se quitarán} other {su aplicación se perdió. Se quitará}} de su cuenta en esta fecha: {moment}. También terminarán los enlaces que compartió. Si no fue usted, deténgalo y elija una contraseña nueva.',
  },
  'security.keep': { en: 'Stop this, and keep everything', es: 'Detenerlo y conservar todo' },
  'security.newPassword': { en: 'Choose a new password', es: 'Elegir una contraseña nueva' },
  'security.kept': { en: 'Stopped. Nothing is taken off your account.', es: 'Detenido. No se quita nada de su cuenta.' },
  'security.asked': {
    en: 'Before anything here is changed, we ask you to confirm that it is you.',
    es: 'Antes de cambiar algo aquí, le pedimos que confirme que es usted.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof securityWords> {}
}
