import { type WordsOf, words } from '#app/i18n/words.ts';

/** The outside identity service in the profile, which readers know as {service}. */
export const connectedServiceWords = words({
  'connectedService.title': { en: 'Connected service', es: 'Servicio conectado' },
  'connectedService.none': {
    en: 'You can connect your account with {service}, and then sign in there instead of here. They learn that you have an account with us, and nothing you read or tell here.',
    es: 'Puede conectar su cuenta con {service} y después iniciar sesión ahí en vez de aquí. Ese servicio sabe que usted tiene una cuenta con nosotros, y nada de lo que lee o cuenta aquí.',
  },
  'connectedService.since': {
    en: 'Your account is connected with {service} since {moment}. Whoever signs in there can sign in here.',
    es: 'Su cuenta está conectada con {service} desde el {moment}. Quien inicie sesión ahí puede entrar aquí.',
  },
  'connectedService.last': {
    en: 'It is the only way into your account, so it cannot be disconnected. First add a passkey or set a password, under Passkeys.',
    es: 'Es la única forma de entrar en su cuenta, así que no se puede desconectar. Antes agregue una llave de acceso o elija una contraseña, en «Llaves de acceso».',
  },
  'connectedService.ends': {
    en: 'Disconnecting it signs you out wherever else you came in with it, and ends the links that you shared with someone who helps.',
    es: 'Al desconectarlo se cierran las demás sesiones que empezaron ahí y terminan los enlaces compartidos con quien ayuda.',
  },
  'connectedService.alone': {
    en: 'It is how everybody signs in here, so it cannot be disconnected.',
    es: 'Es la forma en que aquí entra todo el mundo, así que no se puede desconectar.',
  },
  'connectedService.connect': { en: 'Connect', es: 'Conectar' },
  'connectedService.connected': { en: 'Your account is connected.', es: 'Su cuenta quedó conectada.' },
  'connectedService.disconnect': { en: 'Disconnect', es: 'Desconectar' },
  'connectedService.disconnected': {
    en: 'Your account is no longer connected. Elsewhere, sessions that began there have ended, and links that you had shared lead nowhere now.',
    es: 'Su cuenta ya no está conectada. Las demás sesiones que empezaron ahí quedaron cerradas, y los enlaces compartidos ya no llevan a nada.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof connectedServiceWords> {}
}
