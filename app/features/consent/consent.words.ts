import { type WordsOf, words } from '#app/i18n/words.ts';

/** The link in the footer. */
export const consentLinkWords = words({
  'consent.link': { en: 'Cookie choices', es: 'Opciones de cookies' },
});

/** What the bar and the preferences say; they are sent with the code. */
export const consentWords = words({
  'consent.bar.label': { en: 'Cookies', es: 'Cookies' },
  'consent.bar.text': {
    en: 'Only essential cookies are used until you choose. “Accept cookies” lets other companies show things on a few pages about us. “Close” keeps it as it is.',
    es: 'Solo se usan las cookies esenciales hasta que usted elija. «Aceptar cookies» permite que otras empresas muestren cosas en algunas páginas sobre nosotros. «Cerrar» lo deja como está.',
  },
  'consent.bar.notice': { en: 'Cookie Notice', es: 'Aviso de cookies' },
  'consent.accept': { en: 'Accept cookies', es: 'Aceptar cookies' },
  'consent.close': { en: 'Close', es: 'Cerrar' },
  'consent.choose': { en: 'Choose', es: 'Elegir' },
  'consent.acceptAll': { en: 'Accept all', es: 'Aceptar todas' },
  'consent.save': { en: 'Save choices', es: 'Guardar opciones' },
  'consent.title': { en: 'Your cookie choices', es: 'Sus opciones de cookies' },
  'consent.intro': {
    en: 'You can read everything here without saying yes to anything. What you choose is kept for a year, and you can change it at any time by “Cookie choices” at the foot of each page.',
    es: 'Puede leer todo aquí sin aceptar nada. Lo que elija se guarda un año, y puede cambiarlo cuando quiera en «Opciones de cookies», al final de cada página.',
  },
  'consent.necessary': { en: 'Necessary', es: 'Necesarias' },
  'consent.necessary.text': {
    en: 'They remember your choice, and keep you signed in if you have an account. They come from us alone.',
    es: 'Recuerdan lo que usted eligió y mantienen su sesión si tiene una cuenta. Son solo nuestras.',
  },
  'consent.analytics': { en: 'Analytics', es: 'Estadísticas' },
  'consent.analytics.text': {
    en: 'A company may count visits to pages about the organization and giving. Never on pages about health, in forms, in the search, or when you are signed in.',
    es: 'Una empresa puede contar las visitas a las páginas sobre la organización y las donaciones. Nunca en las páginas de salud, los formularios, el buscador ni su cuenta.',
  },
  'consent.marketing': { en: 'Marketing', es: 'Marketing' },
  'consent.marketing.text': {
    en: 'On the pages about the organization these companies show their videos, maps, posts and forms without asking each time. Everywhere else they come only when you press their button.',
    es: 'En las páginas sobre la organización, estas empresas muestran sus videos, mapas, publicaciones y formularios sin preguntar cada vez. En las demás, solo cuando usted oprime su botón.',
  },
  'consent.parties': { en: 'Who they are, and what each gets', es: 'Quiénes son y qué recibe cada una' },
});

/** Why there is no bar, which the footer says. */
export const consentSignalWords = words({
  'consent.signal': {
    en: 'Your browser asks not to be followed (Global Privacy Control), so only what is necessary is used, and no bar asks you.',
    es: 'Su navegador pide que no le sigan (Global Privacy Control); por eso se usa solo lo necesario y ninguna barra le pregunta.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof consentLinkWords>, WordsOf<typeof consentWords>, WordsOf<typeof consentSignalWords> {}
}
