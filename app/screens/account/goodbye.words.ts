import { type WordsOf, words } from '#app/i18n/words.ts';

/** After an account was deleted, or is about to be. */
export const goodbyeWords = words({
  'goodbye.title': { en: 'Goodbye, and thank you', es: 'Gracias, y hasta siempre' },
  'goodbye.lead': {
    en: 'Thank you for the time you spent with us. You are signed out here and everywhere else.',
    es: 'Gracias por el tiempo que pasó con nosotros. Su sesión quedó cerrada aquí y en todos los demás aparatos.',
  },
  'goodbye.now': {
    en: 'Your account and everything in it are deleted. We have sent you an email that confirms it, and says until when backups are kept.',
    es: 'Su cuenta y todo lo que había en ella se borraron. Le enviamos un correo que lo confirma y dice hasta cuándo se guardan las copias de respaldo.',
  },
  'goodbye.later': {
    en: 'Your account is deleted in seven days. We have sent you an email with the day and the hour. If you change your mind before then, just sign in, and everything stays.',
    es: 'Su cuenta se borrará dentro de siete días. Le enviamos un correo con el día y la hora. Si cambia de idea antes, solo inicie sesión y todo se queda como estaba.',
  },
  'goodbye.byLink': {
    en: 'Did a link bring you here, and you deleted nothing? Then nothing has happened. An account is deleted only by somebody who gives its password.',
    es: '¿Llegó aquí por un enlace y no borró nada? Entonces no ha pasado nada: una cuenta solo se borra con su contraseña.',
  },
  'goodbye.open': {
    en: 'Every page here is open to you without an account, whenever you want to read or need somebody to call.',
    es: 'Todas las páginas siguen abiertas para usted sin cuenta, cuando quiera leer o necesite a quién llamar.',
  },
  'goodbye.home': { en: 'Go to the home page', es: 'Ir a la página de inicio' },
  'goodbye.helplines': { en: 'Who you can call', es: 'A quién puede llamar' },
  'goodbye.signIn': { en: 'Sign in and keep my account', es: 'Iniciar sesión y conservar mi cuenta' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof goodbyeWords> {}
}
