import { type WordsOf, words } from '#app/i18n/words.ts';

/** The page to sign in on. */
export const loginWords = words({
  'login.lead': { en: 'Welcome back. Sign in to see your profile.', es: 'Hola de nuevo. Inicie sesión para ver su perfil.' },
  'login.submit': { en: 'Sign in', es: 'Iniciar sesión' },
  'login.passkey': { en: 'Sign in with a passkey', es: 'Iniciar sesión con una llave de acceso' },
  'login.failed': { en: 'We could not sign you in', es: 'No pudimos iniciar su sesión' },
  'login.forgot': { en: 'Forgot your password?', es: '¿Olvidó su contraseña?' },
  'login.none': { en: 'New here?', es: '¿Todavía no tiene cuenta?' },
  'login.signUp': { en: 'Create an account', es: 'Crear una cuenta' },
  'login.saves': { en: 'Sign in, and this is saved for you:', es: 'Inicie sesión y esto queda en su lista:' },
  'login.ended': {
    en: 'Your session has ended. Sign in, and you can go on where you were.',
    es: 'Su sesión terminó. Inicie sesión y siga donde estaba.',
  },
  'login.reset': {
    en: 'Your password has been changed. Sign in with the new one.',
    es: 'Su contraseña quedó cambiada. Inicie sesión con la nueva.',
  },
  'login.verified': {
    en: 'Your email address is verified. You can sign in now.',
    es: 'Su correo quedó verificado. Ya puede iniciar sesión.',
  },
  'login.changed': {
    en: 'Your new email address is confirmed. You can sign in now.',
    es: 'Su correo nuevo quedó confirmado. Ya puede iniciar sesión.',
  },
});

/** The page to open an account on. */
export const signUpWords = words({
  'signUp.lead': {
    en: 'A username, an email address, and a password or a passkey are enough.',
    es: 'Bastan un nombre de usuario, un correo y una contraseña o una llave de acceso.',
  },
  'signUp.submit': { en: 'Create my account', es: 'Crear mi cuenta' },
  'signUp.passkey': { en: 'Go on with a passkey', es: 'Seguir con una llave de acceso' },
  'signUp.passkey.text': {
    en: 'Rather no password? Leave both fields for it empty. Your phone, computer or password manager can keep a passkey for you, behind your fingerprint, your face or a PIN.',
    es: '¿Prefiere no tener contraseña? Deje vacíos los dos campos. Su teléfono, su computadora o su administrador de contraseñas puede guardar una llave de acceso, protegida con su huella, su cara o un PIN.',
  },
  'signUp.passkey.title': { en: 'Make your passkey', es: 'Cree su llave de acceso' },
  'signUp.passkey.lead': {
    en: 'One more step, {username}. Press the button, and your device asks for your fingerprint, your face or a PIN. These stay on your device: we never see them.',
    es: 'Falta un paso, {username}. Oprima el botón y su aparato le pedirá su huella, su cara o un PIN. Todo eso se queda en su aparato: nosotros nunca lo vemos.',
  },
  'signUp.passkey.submit': { en: 'Make a passkey and open my account', es: 'Crear la llave y abrir mi cuenta' },
  'signUp.passkey.password': { en: 'Choose a password instead', es: 'Mejor elegir una contraseña' },
  'signUp.passkey.again': {
    en: 'That took too long, and nothing was stored. Please fill in the form again.',
    es: 'Pasó demasiado tiempo y no guardamos nada. Llene otra vez el formulario, por favor.',
  },
  'signUp.names': { en: 'Your name', es: 'Su nombre' },
  'signUp.terms': { en: 'Read first:', es: 'Lea antes:' },
  'signUp.saves': {
    en: 'Once you have an account, this is saved for you:',
    es: 'Cuando tenga su cuenta, esto queda en su lista:',
  },
  'signUp.have': { en: 'Do you have an account?', es: '¿Ya tiene una cuenta?' },
  'signUp.signIn': { en: 'Sign in', es: 'Iniciar sesión' },
});

/** Signing out. */
export const signOutWords = words({
  'signOut.title': { en: 'Sign out?', es: '¿Cerrar la sesión?' },
  'signOut.lead': {
    en: 'You are signed in as {username}. After signing out, nobody can see your profile on this device.',
    es: 'Inició sesión como {username}. Cuando cierre la sesión, nadie podrá ver su perfil en este aparato.',
  },
  'signOut.submit': { en: 'Sign out', es: 'Cerrar sesión' },
  'signOut.stay': { en: 'Stay signed in', es: 'Seguir con la sesión abierta' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof loginWords>, WordsOf<typeof signUpWords>, WordsOf<typeof signOutWords> {}
}
