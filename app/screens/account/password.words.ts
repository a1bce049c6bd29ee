import { type WordsOf, words } from '#app/i18n/words.ts';

/** The page to ask for a new password on. */
export const forgotPasswordWords = words({
  'forgot.lead': {
    en: 'Tell us the email address of your account. We will send you a link to choose a new password.',
    es: 'Díganos el correo de su cuenta y le mandamos un enlace para elegir una contraseña nueva.',
  },
  'forgot.submit': { en: 'Send me the link', es: 'Mándenme el enlace' },
  'forgot.sent.title': { en: 'Check your email', es: 'Revise su correo' },
  'forgot.sent': {
    en: 'If there is an account with that email address, we have sent a link to it. The link works once, and for one hour.',
    es: 'Si hay una cuenta con ese correo, le mandamos un enlace. Sirve una sola vez y durante una hora.',
  },
  'forgot.sent.wait': {
    en: 'It can take a few minutes. Please look in your spam or junk folder, too.',
    es: 'Puede tardar unos minutos. Mire también en la carpeta de spam o correo no deseado.',
  },
  'forgot.again': { en: 'Try another address', es: 'Probar con otro correo' },
  'forgot.back': { en: 'Back to sign in', es: 'Ir a iniciar sesión' },
});

/** The page to choose it on. */
export const resetPasswordWords = words({
  'reset.lead': {
    en: 'Choose a new password. It ends every session of your account, and the links that you shared with someone who helps. Sign in again afterwards.',
    es: 'Elija una contraseña nueva. Con ella se cierran todas las sesiones de su cuenta y terminan los enlaces compartidos con quien ayuda; después inicie sesión de nuevo.',
  },
  'reset.taken': {
    en: 'The account is yours. What led into it before was ended. Choose a password, and sign in with it.',
    es: 'La cuenta es suya. Lo que antes daba entrada ya no sirve. Elija una contraseña e inicie sesión con ella.',
  },
  'reset.submit': { en: 'Save the new password', es: 'Guardar la contraseña nueva' },
  'reset.none': {
    en: 'To choose a new password you need the link in our email. We can send you one.',
    es: 'Para elegir otra contraseña necesita el enlace de nuestro correo. Se lo podemos mandar.',
  },
  'reset.invalid': {
    en: 'This link does not work anymore. It was used before, or a newer one was sent. Ask for a new link: it takes a minute.',
    es: 'Este enlace ya no sirve: se usó antes o le mandamos uno más nuevo. Pida otro; es cosa de un minuto.',
  },
  'reset.expired': {
    en: 'This link is too old: it works for one hour. Ask for a new link: it takes a minute.',
    es: 'Este enlace ya venció: dura una hora. Pida otro; es cosa de un minuto.',
  },
  'reset.ask': { en: 'Ask for a new link', es: 'Pedir otro enlace' },
});

/** Changing a password. */
export const updatePasswordWords = words({
  'updatePassword.lead': {
    en: 'Choose a new password. You stay signed in here, and are signed out everywhere else.',
    es: 'Elija una contraseña nueva. Aquí su sesión sigue abierta; en los demás aparatos se cierra.',
  },
  'updatePassword.account': { en: 'Back to my account', es: 'Volver a mi cuenta' },
});

/** The form that changes a password. */
export const changePasswordWords = words({
  'updatePassword.submit': { en: 'Change password', es: 'Cambiar la contraseña' },
  'updatePassword.failed': {
    en: 'There was an error trying to change your password, please try again',
    es: 'Hubo un error al cambiar su contraseña; por favor, inténtelo otra vez',
  },
  'updatePassword.forgot': { en: 'I do not know my current password', es: 'No sé mi contraseña actual' },
  'updatePassword.changed': {
    en: 'Your password has been changed. Everywhere else you are signed out, and links that you had shared lead nowhere now.',
    es: 'Su contraseña quedó cambiada. En los demás aparatos se cerró la sesión, y los enlaces compartidos ya no llevan a nada.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue
    extends WordsOf<typeof forgotPasswordWords>,
      WordsOf<typeof resetPasswordWords>,
      WordsOf<typeof updatePasswordWords>,
      WordsOf<typeof changePasswordWords> {}
}
