import { type WordsOf, words } from '#app/i18n/words.ts';

/** The table of other companies. */
export const partiesWords = words({
  'parties.title': { en: 'Everyone who may come into our pages', es: 'Todas las que pueden entrar en nuestras páginas' },
  'parties.who': { en: 'Company', es: 'Empresa' },
  'parties.hosts': { en: 'Its addresses', es: 'Sus direcciones' },
  'parties.purpose': { en: 'What for', es: 'Para qué' },
  'parties.gets': { en: 'What it gets', es: 'Qué recibe' },
  'parties.category': { en: 'Agreed to under', es: 'Se acepta en' },
  'parties.where': { en: 'Where', es: 'Dónde' },
  'parties.analytics': { en: 'Analytics', es: 'Estadísticas' },
  'parties.marketing': { en: 'Marketing', es: 'Marketing' },
  'parties.on-press': {
    en: 'where a page has its button, when you press it; on the open pages below also without, if you agreed',
    es: 'donde una página tiene su botón, cuando usted lo oprime; en las páginas abiertas de abajo, también sin oprimirlo si lo aceptó',
  },
  'parties.when-agreed': { en: 'on the open pages below, if you agreed', es: 'en las páginas abiertas de abajo, si usted lo aceptó' },
  'parties.noAnalytics': { en: 'No company counts visits on this site today.', es: 'Hoy ninguna empresa cuenta visitas en este sitio.' },
  'parties.service.title': { en: 'To sign in: {service}', es: 'Para iniciar sesión: {service}' },
  'parties.service': {
    en: 'Members can sign in with {service}. Nothing of theirs is in our pages: whoever signs in goes to their page ({hosts}), and comes back. They learn that you have an account here, when you sign in and out, your internet address, your browser and your language; not what you read or write here, nor the page that you came from. They tell us a number that stands for you, your email address, and whether that is verified. They may set cookies of their own, on their own pages.',
    es: 'Los miembros pueden iniciar sesión con {service}. Nada suyo está en nuestras páginas: quien inicia sesión va a su página ({hosts}) y regresa. Ese servicio sabe que usted tiene una cuenta aquí, cuándo abre y cierra la sesión, su dirección de internet, su navegador y su idioma; no lo que lee o escribe aquí ni de qué página viene. Nos dice un número que le representa, su correo y si está verificado. Puede poner cookies propias, en sus propias páginas.',
  },
  'parties.open': { en: 'The open pages', es: 'Las páginas abiertas' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof partiesWords> {}
}
