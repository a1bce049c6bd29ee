import { type WordsOf, words } from '#app/i18n/words.ts';

/** The passkeys of a member. */
export const passkeysPartWords = words({
  'passkeys.title': { en: 'Passkeys', es: 'Llaves de acceso' },
  'passkeys.text': {
    en: 'With a passkey you sign in by your fingerprint, your face or a PIN, in the place of a password. These stay on your device: we never see them. Nobody can guess a passkey, and it works on this site alone.',
    es: 'Con una llave de acceso usted inicia sesión con su huella, su cara o un PIN, en vez de una contraseña. Todo eso se queda en su aparato: nosotros nunca lo vemos. Nadie puede adivinar una llave de acceso, y solo sirve en este sitio.',
  },
  'passkeys.none': { en: 'You have none yet.', es: 'Todavía no tiene ninguna.' },
  'passkeys.synced': {
    en: 'Kept by a password manager, which can bring it to your other devices',
    es: 'La guarda un administrador de contraseñas, que puede llevarla a sus otros aparatos',
  },
  'passkeys.bound': { en: 'On one device alone', es: 'En un solo aparato' },
  'passkeys.made': { en: 'Made on {moment}', es: 'Creada: {moment}' },
  'passkeys.used': { en: 'Last used on {moment}', es: 'Último uso: {moment}' },
  'passkeys.unused': { en: 'Not used yet', es: 'Sin usar todavía' },
  'passkeys.last': {
    en: 'This passkey is the only way into your account, so it cannot be removed. Add another one, or set a password.',
    es: 'Esta llave es la única entrada a su cuenta; por eso no se puede quitar. Agregue otra o elija una contraseña.',
  },
  'passkeys.removing': {
    en: 'Removing one signs you out wherever else you came in with a passkey, and ends the links that you shared with someone who helps.',
    es: 'Al quitar una se cierran las demás sesiones que se abrieron con una llave y terminan los enlaces compartidos con quien ayuda.',
  },
  'passkeys.lastFactor': {
    en: 'Your records are shown only with a second factor here, and this passkey is the only one you have. Without it they are closed until you set up another.',
    es: 'Aquí sus datos solo se muestran con un segundo factor, y esta llave es el único que tiene. Sin ella quedan cerrados hasta que configure otro.',
  },
  'passkeys.firstFactor': {
    en: 'The first one counts as your second factor here: after your password we ask for it. Adding it ends the links that you shared with someone who helps. Where else you are signed in, your records are closed until you use it there.',
    es: 'Aquí la primera cuenta como segundo factor: después de la contraseña se la pedimos. Al agregarla terminan los enlaces compartidos con quien ayuda. Donde más tenga la sesión abierta, sus datos quedan cerrados hasta que la use ahí.',
  },
  'passkeys.name': { en: 'Name of the new passkey', es: 'Nombre de la llave nueva' },
  'passkeys.name.hint': {
    en: 'For you alone, such as “My phone”. Without one it is named after your browser.',
    es: 'Solo para usted, por ejemplo «Mi teléfono». Si lo deja en blanco, lleva el nombre de su navegador.',
  },
  'passkeys.name.new': { en: 'New name', es: 'Nombre nuevo' },
  'passkeys.add': { en: 'Add a passkey', es: 'Agregar una llave de acceso' },
  'passkeys.added': {
    en: 'Your new passkey is there. You can sign in with it from now on.',
    es: 'Su llave nueva está lista. Desde ahora puede iniciar sesión con ella.',
  },
  'passkeys.which': { en: 'Which passkey', es: 'Cuál llave' },
  'passkeys.rename.title': { en: 'Rename a passkey', es: 'Cambiar el nombre de una llave' },
  'passkeys.rename': { en: 'Save the new name', es: 'Guardar el nombre nuevo' },
  'passkeys.renamed': { en: 'The passkey has its new name.', es: 'La llave tiene su nombre nuevo.' },
  'passkeys.remove': { en: 'Remove', es: 'Quitar' },
  'passkeys.removed': {
    en: 'The passkey is removed: nobody can sign in with it anymore. Elsewhere, sessions that were opened with a passkey have ended, and links that you had shared lead nowhere now. Your device may still show the passkey: delete it there, too.',
    es: 'La llave se quitó: ya nadie puede iniciar sesión con ella. Las demás sesiones que se abrieron con una llave quedaron cerradas, y los enlaces compartidos ya no llevan a nada. Puede que su aparato la siga mostrando: bórrela ahí también.',
  },
  'passkeys.password.title': { en: 'You have no password', es: 'No tiene contraseña' },
  'passkeys.password.text': {
    en: 'You do not need one. If you want one, as a second way in, we send a link to your email address. Open it in this browser.',
    es: 'No le hace falta. Si quiere una, como segunda entrada, le mandamos un enlace a su correo. Ábralo en este navegador.',
  },
  'passkeys.password.send': { en: 'Send me a link to set a password', es: 'Mandarme un enlace para elegir contraseña' },
  'passkeys.password.sent': {
    en: 'A link is on its way to your email address. It works once, and for one hour.',
    es: 'Ya va en camino un enlace a su correo. Sirve una sola vez y durante una hora.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof passkeysPartWords> {}
}
