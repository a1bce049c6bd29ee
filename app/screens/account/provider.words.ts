import { type WordsOf, words } from '#app/i18n/words.ts';

/** Around the outside identity service, which readers know as {service}. */
export const providerWords = words({
  'service.or': { en: 'or', es: 'o' },
  'service.signIn': { en: 'Continue with {service}', es: 'Continuar con {service}' },
  'service.signUp': { en: 'Sign up with {service}', es: 'Registrarse con {service}' },
  'service.note': {
    en: 'You go to their page and come back here. They learn that you have an account with us, and nothing you read or tell here.',
    es: 'Usted va a su página y regresa aquí. Ese servicio sabe que usted tiene una cuenta con nosotros, y nada de lo que lee o cuenta aquí.',
  },
  'service.alone': {
    en: 'An account here is opened with the service below. To read, you need none.',
    es: 'Aquí la cuenta se abre con el servicio de abajo. Para leer no hace falta cuenta.',
  },
  'service.confirm': { en: 'Confirm with {service}', es: 'Confirmar con {service}' },
  'service.again': { en: 'Try again with {service}', es: 'Intentar otra vez con {service}' },
  'service.username.title': { en: 'Choose a username', es: 'Elija un nombre de usuario' },
  'service.username.lead': {
    en: '{service} told us who you are. One thing is left: the name that others may see here.',
    es: '{service} nos dijo quién es usted. Falta una cosa: el nombre que otras personas pueden ver aquí.',
  },
  'service.username.email': {
    en: 'Your email address is {email}. We write to you there about your account; it is never shown to others.',
    es: 'Su correo es {email}. Ahí le escribimos sobre su cuenta; nunca se muestra a otras personas.',
  },
  'service.username.have': { en: 'Do you already have an account here?', es: '¿Ya tiene una cuenta aquí?' },
  'service.username.signIn': {
    en: 'Sign in to it, and connect {service} under Security',
    es: 'Inicie sesión en ella y conecte {service} en Seguridad',
  },
  'service.passwords': {
    en: 'Your password is kept by {service}, and not by us. You can change it there, or ask there for a new one.',
    es: 'Su contraseña la guarda {service}, no nosotros. Ahí puede cambiarla o pedir una nueva.',
  },
});

/** What it, or the way there and back, could not do. */
export const serviceProblemWords = words({
  'service.problem.provider-away': {
    en: '{service} does not answer at the moment, so nobody can sign in with it. Everything that is open to everybody works as always. Please try again in a few minutes.',
    es: '{service} no responde en este momento, así que nadie puede entrar con ese servicio. Todo lo que es público funciona como siempre. Inténtelo otra vez en unos minutos.',
  },
  'service.problem.provider-refused': {
    en: 'We could not be sure that the answer came from {service}. Nothing has changed. Please try again; if it happens again, write to us.',
    es: 'No pudimos comprobar que la respuesta viniera de {service}. Nada ha cambiado. Inténtelo otra vez y, si vuelve a pasar, escríbanos.',
  },
  'service.problem.provider-cancelled': {
    en: 'You came back from {service} without signing in there. Nothing has changed.',
    es: 'Regresó de {service} sin iniciar sesión ahí. Nada ha cambiado.',
  },
  'service.problem.provider-expired': {
    en: 'This way back from {service} does not count anymore: it took too long, was used before, or began in another browser or tab. Please begin again.',
    es: 'Este regreso de {service} ya no vale: tardó demasiado, se usó antes o empezó en otro navegador u otra pestaña. Empiece otra vez.',
  },
  'service.problem.provider-unmatched': {
    en: 'There is an account here with your email address, and it is not connected with {service}. Sign in to it the way you did before; then you can connect {service} under Security.',
    es: 'Aquí hay una cuenta con su correo que no está conectada con {service}. Entre en ella como lo hacía antes; después puede conectar {service} en Seguridad.',
  },
  'service.problem.provider-taken': {
    en: 'That account of {service} is connected with another account here, or yours is connected with another one there. Nothing has changed.',
    es: 'Esa cuenta de {service} está conectada con otra cuenta de aquí, o la suya está conectada con otra de allá. Nada ha cambiado.',
  },
  'service.problem.provider-other': {
    en: 'You signed in to {service} with an account that is not the one connected here. Please use the one that is.',
    es: 'Entró en {service} con una cuenta que no es la que está conectada aquí. Use la que sí lo está.',
  },
  'service.problem.provider-remembered': {
    en: '{service} remembered you and did not ask who you are, so it does not count here. Confirm another way, or sign out there first.',
    es: '{service} le recordó y no preguntó quién es usted, así que aquí no cuenta. Confirme de otra manera o cierre antes su sesión ahí.',
  },
  'service.problem.confirm-needed': {
    en: '{service} did not say that it asked for a second factor, and your account here has one. Please confirm another way.',
    es: '{service} no dijo que pidiera un segundo factor, y su cuenta de aquí tiene uno. Confirme de otra manera.',
  },
  'service.problem.locked': {
    en: 'This account is locked. Please write to us, and we will help you.',
    es: 'Esta cuenta está bloqueada. Por favor, escríbanos para que podamos ayudarle.',
  },
  'service.problem.too-many': {
    en: 'There were too many tries. Please wait a few minutes, then try again.',
    es: 'Hubo demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof providerWords>, WordsOf<typeof serviceProblemWords> {}
}
