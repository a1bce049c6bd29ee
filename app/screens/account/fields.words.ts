import { type WordsOf, words } from '#app/i18n/words.ts';

/** The fields around an account. */
export const fieldWords = words({
  'account.field.login': { en: 'Username or email address', es: 'Nombre de usuario o correo electrónico' },
  'account.field.username': { en: 'Username', es: 'Nombre de usuario' },
  'account.field.email': { en: 'Email address', es: 'Correo electrónico' },
  'account.field.password': { en: 'Password', es: 'Contraseña' },
  'account.field.currentPassword': { en: 'Current password', es: 'Contraseña actual' },
  'account.field.newPassword': { en: 'New password', es: 'Contraseña nueva' },
  'account.field.confirmation': { en: 'The same password again', es: 'La misma contraseña otra vez' },
  'account.field.firstName': { en: 'First name', es: 'Nombre' },
  'account.field.lastName': { en: 'Last name', es: 'Apellido' },
  'account.field.phoneNumber': { en: 'Phone number', es: 'Teléfono' },
  'account.field.terms': { en: 'I am 18 or over, and I agree to the terms of use', es: 'Tengo 18 años o más y acepto los términos de uso' },
  'account.field.code': { en: 'Code', es: 'Código' },
  'account.hint.code': {
    en: 'The six digits that your authenticator app shows, or one of your recovery codes.',
    es: 'Las seis cifras que muestra su aplicación de autenticación, o uno de sus códigos de recuperación.',
  },
  'account.hint.username': {
    en: 'Anybody may see it. It does not have to be your real name. 3 to 30 letters and numbers, no spaces.',
    es: 'Cualquiera puede verlo. No tiene que ser su nombre real. De 3 a 30 letras y números, sin espacios.',
  },
  'account.hint.email': {
    en: 'We write to you there about your account. It is never shown to others.',
    es: 'Ahí le escribimos sobre su cuenta. Nunca se muestra a otras personas.',
  },
  'account.hint.newEmail': {
    en: 'It takes the place of the old one once you open the link that we send there, and confirm.',
    es: 'Reemplaza al anterior en cuanto usted abra el enlace que le mandamos ahí y confirme.',
  },
  'account.hint.password': {
    en: '8 to 20 characters. Use a lower case letter, an upper case letter, a number, and one of @ $ ! % * # ? &',
    es: 'De 8 a 20 caracteres. Use una letra minúscula, una mayúscula, un número y uno de estos signos: @ $ ! % * # ? &',
  },
  'account.hint.names': {
    en: 'You can leave these empty. They are never shown to others.',
    es: 'Puede dejarlo en blanco. Nunca se muestra a otras personas.',
  },
  'account.hint.phone': {
    en: 'You can leave it empty. It is never shown to others.',
    es: 'Puede dejarlo en blanco. Nunca se muestra a otras personas.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof fieldWords> {}
}
