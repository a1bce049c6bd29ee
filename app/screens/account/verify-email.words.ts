import { type WordsOf, words } from '#app/i18n/words.ts';

/** How it stands with the address of an account. */
export const verifyEmailWords = words({
  'account.continue': { en: 'Continue', es: 'Continuar' },
  'verify.lead': {
    en: 'We have sent an email to {email}. Open the link in it and press the button there, and your address is verified.',
    es: 'Le mandamos un mensaje a {email}. Abra el enlace que trae, oprima el botón que verá ahí y su correo quedará verificado.',
  },
  'verify.why': {
    en: 'So we know that our emails reach you. Until then, some parts of your profile cannot be changed.',
    es: 'Así sabemos que nuestros mensajes le llegan. Mientras tanto, hay partes de su perfil que no se pueden cambiar.',
  },
  'verify.wait': {
    en: 'It can take a few minutes. Please look in your spam or junk folder, too. The link works for one day.',
    es: 'Puede tardar unos minutos. Mire también en la carpeta de spam o correo no deseado. El enlace sirve durante un día.',
  },
  'verify.wrong': { en: 'Change the address', es: 'Cambiar el correo' },
  'verify.later': { en: 'Go on, and do this later', es: 'Seguir y hacerlo después' },
  'verify.confirm.title': { en: 'Confirm your email address', es: 'Confirme su correo' },
  'verify.confirm.lead': {
    en: 'One more step: press the button, and your address is verified.',
    es: 'Falta un paso: oprima el botón y su correo quedará verificado.',
  },
  'verify.confirm.change': {
    en: 'One more step: press the button, and your account uses this new address from now on.',
    es: 'Falta un paso: oprima el botón y su cuenta usará esta dirección nueva de ahora en adelante.',
  },
  'verify.confirm': { en: 'Confirm this address', es: 'Confirmar este correo' },
  'verify.confirm.notYou': {
    en: 'Did you not open an account here, nor ask for a new address? Then close this page. Nothing has happened.',
    es: '¿No abrió una cuenta aquí ni pidió cambiar su correo? Cierre esta página. No ha pasado nada.',
  },
  'verify.stranger.title': { en: 'Did you open this account?', es: '¿Usted abrió esta cuenta?' },
  'verify.stranger.opened': {
    en: 'It was opened on {day} with this address, under the username {username}.',
    es: 'Se abrió el {day} con esta dirección y el nombre de usuario {username}.',
  },
  'verify.stranger.by': {
    en: '{password, select, yes {It has a password} other {It has no password}} and {passkeys, plural, =0 {no passkeys} one {# passkey} other {# passkeys}}.',
    es: '{password, select, yes {Tiene una contraseña} other {No tiene contraseña}} y {passkeys, plural, =0 {ninguna llave de acceso} one {# llave de acceso} other {# llaves de acceso}}.',
  },
  'verify.stranger.service': {
    en: 'It is connected with an account at the service that people can sign in with: whoever has that account gets in here.',
    es: 'Está conectada con una cuenta del servicio con el que también se puede entrar: quien tenga esa cuenta entra aquí.',
  },
  'verify.stranger.not': { en: 'Was it not you?', es: '¿No fue usted?' },
  'verify.stranger.no': {
    en: 'Then somebody typed your address. Do not confirm it as it is: take the account over. Then nobody gets in with what was set up before, everything that was saved or written in it is deleted, and you choose a new password. Or close this page, and the address stays unconfirmed.',
    es: 'Entonces alguien escribió su dirección. No la confirme así: quédese con la cuenta. Entonces nadie podrá entrar con lo que se había puesto antes, se borra todo lo que se había guardado o escrito en ella y usted elige una contraseña nueva. O cierre esta página y la dirección queda sin confirmar.',
  },
  'verify.mine': { en: 'Yes, I opened it: confirm this address', es: 'Sí, la abrí yo: confirmar este correo' },
  'verify.takeBack': { en: 'It was not me: take the account over', es: 'No fui yo: quedarme con la cuenta' },
  'verify.done.title': { en: 'Your email address is verified', es: 'Su correo está verificado' },
  'verify.done': { en: 'Thank you. {email} is verified.', es: 'Gracias. {email} quedó verificado.' },
  'verify.changed': {
    en: 'Thank you. {email} is now the address of your account.',
    es: 'Gracias. {email} es ahora el correo de su cuenta.',
  },
  'verify.link.title': { en: 'This link does not work', es: 'Este enlace no sirve' },
  'verify.link.invalid': {
    en: 'It was used before, or we have sent you a newer one. If you confirmed your address before, it is verified: there is nothing left to do.',
    es: 'Se usó antes o le mandamos uno más nuevo. Si usted ya había confirmado su correo, está verificado y no tiene que hacer nada más.',
  },
  'verify.link.expired': {
    en: 'It is too old: it works for one day. We can send you a new one.',
    es: 'Ya venció: dura un día. Le podemos mandar otro.',
  },
  'verify.ask.title': { en: 'Send the email again', es: 'Mandar el mensaje otra vez' },
  'verify.ask.lead': {
    en: 'Tell us the email address of your account. We will send you a new link.',
    es: 'Díganos el correo de su cuenta y le mandamos otro enlace.',
  },
  'verify.asked': {
    en: 'If there is an account with that address that is not verified yet, a new email is on its way.',
    es: 'Si hay una cuenta con ese correo y falta verificarlo, ya va en camino otro mensaje.',
  },
});

/** To be sent the mail once more. */
export const resendWords = words({
  'verify.resend': { en: 'Send the email again', es: 'Mandar el mensaje otra vez' },
  'verify.saved': {
    en: 'Your account is there, and what you wanted to keep is saved in your profile.',
    es: 'Su cuenta ya existe, y lo que quería guardar está en su perfil.',
  },
  'verify.sent': {
    en: 'A new email is on its way to you. The links in older ones do not work anymore.',
    es: 'Le mandamos un mensaje nuevo. Los enlaces de los anteriores ya no sirven.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof verifyEmailWords>, WordsOf<typeof resendWords> {}
}
