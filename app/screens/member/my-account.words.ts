import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a member reads of their account. */
export const myAccountWords = words({
  'myAccount.title': { en: 'My account', es: 'Mi cuenta' },
  'myAccount.lead': {
    en: 'What your account holds, and where you are signed in. Nobody else sees this page.',
    es: 'Lo que guarda su cuenta y dónde tiene sesiones abiertas. Nadie más ve esta página.',
  },
  'myAccount.menu': { en: 'Your profile', es: 'Su perfil' },
  'myAccount.others': {
    en: 'By now {username} is signed in here. What was just sent has not been saved.',
    es: 'Ahora la sesión abierta aquí es de {username}. No se guardó nada de lo que se acaba de enviar.',
  },
  'myAccount.saved': { en: 'Saved.', es: 'Guardado.' },
  'myAccount.save': { en: 'Save', es: 'Guardar' },
  'myAccount.details': { en: 'Name and phone number', es: 'Nombre y teléfono' },
  'myAccount.username': { en: 'Username', es: 'Nombre de usuario' },
  'myAccount.username.save': { en: 'Change username', es: 'Cambiar el nombre de usuario' },
  'myAccount.username.saved': { en: 'Your username has been changed.', es: 'Su nombre de usuario quedó cambiado.' },
  'myAccount.email': { en: 'Email address', es: 'Correo electrónico' },
  'myAccount.email.now': { en: 'Your address is {email}.', es: 'Su correo es {email}.' },
  'myAccount.email.verified': { en: 'Verified', es: 'Verificado' },
  'myAccount.email.unverified': { en: 'Not verified yet', es: 'Falta verificarlo' },
  'myAccount.email.new': { en: 'New email address', es: 'Correo electrónico nuevo' },
  'myAccount.email.save': { en: 'Change email address', es: 'Cambiar el correo' },
  'myAccount.email.saved': {
    en: 'Check your email: we have sent a link to the new address. The old one stays until you open it and confirm.',
    es: 'Revise su correo: mandamos un enlace a la dirección nueva. La anterior sigue hasta que usted lo abra y confirme.',
  },
  'myAccount.password': { en: 'Password', es: 'Contraseña' },
  'myAccount.sessions': { en: 'Where you are signed in', es: 'Sus sesiones abiertas' },
  'myAccount.sessions.text': {
    en: 'Is there one that you do not recognize? End it, then change your password. One ends by itself 7 days after it was last used, and 30 days after it began at the latest.',
    es: '¿Hay alguna que no reconoce? Ciérrela y luego cambie su contraseña. Cada una se cierra sola a los 7 días de su último uso, y a más tardar 30 días después de abrirla.',
  },
  'myAccount.session.on': { en: '{browser} on {system}', es: '{browser} en {system}' },
  'myAccount.session.unknown': { en: 'An unknown browser', es: 'Un navegador desconocido' },
  'myAccount.session.current': { en: 'This device', es: 'Este aparato' },
  'myAccount.session.started': { en: 'Signed in on {moment}', es: 'Abierta desde: {moment}' },
  'myAccount.session.used': { en: 'Last used on {moment}', es: 'Último uso: {moment}' },
  'myAccount.session.end': { en: 'Sign out there', es: 'Cerrar esa sesión' },
  'myAccount.session.ended': { en: 'That session has ended.', es: 'Esa sesión se cerró.' },
  'myAccount.sessions.endOthers': { en: 'Sign out everywhere else', es: 'Cerrar todas las demás' },
  'myAccount.sessions.ended': {
    en: 'You are signed out everywhere else. Links that you had shared lead nowhere now.',
    es: 'Se cerraron todas las demás sesiones. Los enlaces compartidos ya no llevan a nada.',
  },
  'myAccount.sessions.links': {
    en: 'Signing out everywhere else also ends every link that you shared with someone who helps you.',
    es: 'Cerrar todas las demás termina también con los enlaces compartidos con quien ayuda.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof myAccountWords> {}
}
