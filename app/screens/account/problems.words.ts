import { type WordsOf, words } from '#app/i18n/words.ts';

/** What may be wrong with what was typed in them, and who helps. */
export const problemWords = words({
  'account.problem.required': { en: 'This field is required', es: 'Este campo es obligatorio' },
  'account.problem.email-invalid': { en: 'Please enter a valid email address', es: 'Escriba un correo electrónico válido, por favor' },
  'account.problem.email-taken': {
    en: 'An account with this email address already exists',
    es: 'Ya existe una cuenta con este correo electrónico',
  },
  'account.problem.new-email-taken': {
    en: 'This email is already in use. Please enter a new email address.',
    es: 'Este correo ya está en uso. Por favor, escriba otro correo electrónico.',
  },
  'account.problem.username-invalid': {
    en: 'Please use only letters and numbers, without spaces',
    es: 'Use solo letras y números, sin espacios',
  },
  'account.problem.username-length': { en: 'Please use 3 to 30 letters and numbers', es: 'Use de 3 a 30 letras y números' },
  'account.problem.username-taken': { en: 'Username is taken', es: 'Ese nombre de usuario ya está en uso' },
  'account.problem.username-alike': {
    en: 'This username looks almost the same as another member’s. Please choose a different one.',
    es: 'Este nombre de usuario se ve casi igual al de otra persona. Por favor, elija uno distinto.',
  },
  'account.problem.username-official': {
    en: 'This username is kept for us, or sounds as if you worked here. Please choose a different one.',
    es: 'Este nombre de usuario está reservado para nosotros o suena como si usted trabajara aquí. Por favor, elija uno distinto.',
  },
  'account.problem.name-letters': { en: 'Please use only letters', es: 'Use solo letras, por favor' },
  'account.problem.name-length': { en: 'Please use 2 to 30 letters', es: 'Use de 2 a 30 letras, por favor' },
  'account.problem.phone-invalid': {
    en: 'Please enter a phone number with 7 to 20 digits',
    es: 'Escriba un número de teléfono de 7 a 20 dígitos',
  },
  'account.problem.password-length': { en: 'Please use 8 to 20 characters', es: 'Use de 8 a 20 caracteres' },
  'account.problem.password-rules': {
    en: 'Please use at least one lower case letter, one upper case letter, one number, and one of @ $ ! % * # ? &',
    es: 'Use al menos una letra minúscula, una mayúscula, un número y uno de estos signos: @ $ ! % * # ? &',
  },
  'account.problem.password-common': {
    en: 'This password is easy to guess: many people use it or one much like it, or your name is in it. Please choose another.',
    es: 'Esta contraseña es fácil de adivinar: mucha gente usa esta o una muy parecida, o lleva su nombre. Por favor, elija otra.',
  },
  'account.problem.password-same': {
    en: 'This is the password you already have. Please choose a different one.',
    es: 'Esta es la contraseña que ya tiene. Por favor, elija una distinta.',
  },
  'account.problem.password-mismatch': { en: "Passwords don't match", es: 'Las contraseñas no coinciden' },
  'account.problem.password-wrong': { en: 'This is not your current password', es: 'Esta no es su contraseña actual' },
  'account.problem.password-not-yours': { en: 'This is not your password', es: 'Esta no es su contraseña' },
  'account.problem.terms-missing': {
    en: 'To open an account, please confirm that you are 18 or over and agree to the terms of use',
    es: 'Para abrir una cuenta, confirme que tiene 18 años o más y acepte los términos de uso',
  },
  'account.problem.login-wrong': {
    en: 'The username and/or password is wrong. Passwords are case-sensitive. Please check the spelling and try again.',
    es: 'El nombre de usuario o la contraseña, o los dos, no son correctos. En las contraseñas cuentan las mayúsculas y las minúsculas. Revise cómo los escribió e inténtelo otra vez.',
  },
  'account.problem.locked': {
    en: 'This account is locked. Please write to us, and we will help you.',
    es: 'Esta cuenta está bloqueada. Por favor, escríbanos para que podamos ayudarle.',
  },
  'account.problem.link-invalid': { en: 'This link does not work anymore', es: 'Este enlace ya no sirve' },
  'account.problem.link-expired': { en: 'This link is too old', es: 'Este enlace ya venció' },
  'account.problem.already-verified': { en: 'Your email address is verified already', es: 'Su correo ya está verificado' },
  'account.problem.not-signed-in': { en: 'You are not signed in', es: 'No tiene una sesión abierta' },
  'account.problem.confirm-needed': {
    en: 'Please confirm first that it is you',
    es: 'Por favor, confirme primero que es usted',
  },
  'account.problem.factor-needed': {
    en: 'This needs a second factor. Please set one up first, under Security.',
    es: 'Para esto hace falta un segundo factor. Configure uno primero en Seguridad, por favor.',
  },
  'account.problem.code-wrong': {
    en: 'This code does not work. Codes of the app change every half minute, and each code works once. Please try the next one.',
    es: 'Este código no sirve. Los códigos de la aplicación cambian cada medio minuto, y cada uno sirve una sola vez. Pruebe con el siguiente, por favor.',
  },
  'account.problem.sign-in-again': {
    en: 'This took too long, or something changed meanwhile. Please sign in again from the start.',
    es: 'Pasó demasiado tiempo o algo cambió mientras tanto. Inicie sesión otra vez desde el principio, por favor.',
  },
  'account.problem.enrolment-over': {
    en: 'This took too long, or was begun on another device. Please begin again.',
    es: 'Pasó demasiado tiempo, o empezó en otro aparato. Empiece otra vez, por favor.',
  },
  'account.problem.address-unverified': {
    en: 'Your email address is not verified. For this it has to be: it is your way back in.',
    es: 'Su correo no está verificado. Para esto tiene que estarlo: es su manera de volver a entrar.',
  },
  'account.problem.too-many': {
    en: 'There were too many tries. Please wait {minutes, plural, =0 {a little} one {# minute} other {# minutes}}, then try again.',
    es: 'Hubo demasiados intentos. Espere {minutes, plural, =0 {un poco} one {# minuto} other {# minutos}} y vuelva a intentarlo.',
  },
  'account.problem.passkey-name-length': { en: 'Please use 1 to 50 characters', es: 'Use de 1 a 50 caracteres' },
  'account.problem.passkey-missing': {
    en: 'Your browser gave us no passkey. Please try again. Passkeys need JavaScript, and a browser that knows them.',
    es: 'Su navegador no nos dio ninguna llave de acceso. Inténtelo otra vez. Las llaves de acceso necesitan JavaScript y un navegador que las conozca.',
  },
  'account.problem.passkey-known': {
    en: 'This device or password manager has a passkey for your account already. There is nothing to do: you can sign in with it.',
    es: 'Este aparato o administrador de contraseñas ya tiene una llave de acceso para su cuenta. No tiene que hacer nada: puede iniciar sesión con ella.',
  },
  'account.problem.passkey-expired': {
    en: 'This took too long, or another page asked for a passkey, too. Please try again.',
    es: 'Pasó demasiado tiempo, o también otra página pidió una llave de acceso. Inténtelo otra vez.',
  },
  'account.problem.passkey-failed': {
    en: 'We could not check this passkey. Please try again, or use another way.',
    es: 'No pudimos comprobar esta llave de acceso. Inténtelo otra vez o use otra manera.',
  },
  'account.problem.passkey-unknown': {
    en: 'No account here has this passkey. It may have been removed. You can delete it from your device or password manager, too.',
    es: 'Ninguna cuenta de aquí tiene esta llave de acceso. Puede que se haya quitado; también puede borrarla de su aparato o de su administrador de contraseñas.',
  },
  'account.problem.passkey-gone': {
    en: 'This passkey is not there anymore',
    es: 'Esa llave de acceso ya no está',
  },
  'account.problem.passkeys-full': {
    en: 'You have 20 passkeys, and there can be no more. Remove one that you do not use.',
    es: 'Tiene 20 llaves de acceso y no puede haber más. Quite una que ya no use.',
  },
  'account.problem.provider-away': {
    en: 'The service does not answer at the moment. Please try again in a few minutes.',
    es: 'El servicio no responde en este momento. Inténtelo otra vez en unos minutos.',
  },
  'account.problem.provider-refused': {
    en: 'We could not be sure that the answer came from the service. Please try again.',
    es: 'No pudimos comprobar que la respuesta viniera del servicio. Inténtelo otra vez.',
  },
  'account.problem.provider-cancelled': { en: 'You came back without signing in', es: 'Regresó sin iniciar sesión' },
  'account.problem.provider-expired': {
    en: 'This took too long, or began in another browser. Please begin again.',
    es: 'Esto tardó demasiado o empezó en otro navegador. Empiece otra vez.',
  },
  'account.problem.provider-unmatched': {
    en: 'There is an account with this address. Sign in to it the way you did before.',
    es: 'Hay una cuenta con este correo. Entre en ella como lo hacía antes.',
  },
  'account.problem.provider-taken': {
    en: 'That account of the service is connected with another account here',
    es: 'Esa cuenta del servicio está conectada con otra cuenta de aquí',
  },
  'account.problem.provider-other': {
    en: 'That is not the account of the service that is connected here',
    es: 'Esa no es la cuenta del servicio que está conectada aquí',
  },
  'account.problem.provider-remembered': {
    en: 'The service remembered you and did not ask. Please confirm another way.',
    es: 'El servicio le recordó y no preguntó. Confirme de otra manera.',
  },
  'account.problem.passwords-off': {
    en: 'Passwords are not kept here. Please sign in with the service.',
    es: 'Aquí no se guardan contraseñas. Inicie sesión con el servicio.',
  },
  'account.problem.last-way-in': {
    en: 'Nothing else leads into your account: without this nobody could sign in to it, you neither. Set a password or add another way first.',
    es: 'Nada más lleva a su cuenta: sin esto nadie podría entrar, tampoco usted. Elija primero una contraseña o agregue otra manera de entrar.',
  },
  'account.support': { en: 'If it still does not work, contact support', es: 'Si sigue sin poder entrar, pida ayuda' },
  'account.contactSupport': { en: 'Write to us', es: 'Escríbanos' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof problemWords> {}
}
