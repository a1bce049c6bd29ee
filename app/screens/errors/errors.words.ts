import { type WordsOf, words } from '#app/i18n/words.ts';

/** What an error says to a reader. */
export const errorWords = words({
  'error.404.title': { en: 'Page not found', es: 'Página no encontrada' },
  'error.404.text': {
    en: 'The address may have changed, or a letter may be missing. Search for what you were after, or start from a topic.',
    es: 'Puede que la dirección haya cambiado o que falte una letra. Busque lo que quería leer o empiece por un tema.',
  },
  'error.404.report': { en: 'Report a missing page', es: 'Avisar que falta una página' },
  'error.410.title': { en: 'This page has been taken back', es: 'Esta página fue retirada' },
  'error.410.text': {
    en: 'It is no longer right, or no longer needed. Search for what you were after, or start from a topic.',
    es: 'Ya no es correcta o ya no hace falta. Busque lo que quería leer o empiece por un tema.',
  },
  'error.500.title': { en: "We're sorry, but something went wrong", es: 'Lo sentimos, algo salió mal' },
  'error.500.text': {
    en: 'Wait one or two minutes, then try again. If you need to talk with someone now, the helplines below answer.',
    es: 'Espere uno o dos minutos e inténtelo de nuevo. Si necesita hablar con alguien ahora, las líneas de ayuda de abajo contestan.',
  },
  'error.503.title': {
    en: 'The site is currently down for scheduled maintenance.',
    es: 'El sitio está cerrado por mantenimiento programado.',
  },
  'error.503.text': {
    en: 'It will be back soon. If you need to talk with someone now, these helplines answer:',
    es: 'Volverá pronto. Si necesita hablar con alguien ahora, estas líneas contestan:',
  },
  'error.busy.title': { en: 'Too many people are reading at this moment', es: 'En este momento hay demasiadas visitas' },
  'error.busy.text': {
    en: 'This page could not be made in time. Wait a few seconds, then try again. If you need to talk with someone now, these helplines answer:',
    es: 'No pudimos mostrar esta página a tiempo. Espere unos segundos e inténtelo de nuevo. Si necesita hablar con alguien ahora, estas líneas contestan:',
  },
  'error.away.title': { en: 'We cannot reach this page right now', es: 'Ahora no podemos llegar a esta página' },
  'error.away.text': {
    en: 'Part of our site is not answering. Nothing is wrong with your phone or computer. Try again in a minute. If you need to talk with someone now, these helplines answer:',
    es: 'Una parte de nuestro sitio no responde. Su teléfono o computadora está bien. Inténtelo de nuevo en un minuto. Si necesita hablar con alguien ahora, estas líneas contestan:',
  },
  'error.fever': {
    en: 'On chemo, with 100.4 °F (38 °C) or more, or chills that make you shake? Call your cancer team now, day or night. In danger, call 911.',
    es: '¿Está en quimio y tiene 38 °C (100.4 °F) o más, o escalofríos con temblor? Llame ya a su equipo de oncología, de día o de noche. Si hay peligro, llame al 911.',
  },
  'error.saved.notice': {
    en: 'This is a saved copy of {moment}: part of our site is not answering right now. Newer changes may be missing.',
    es: 'Esta es una copia guardada del {moment}: una parte de nuestro sitio no responde ahora. Puede faltar lo más reciente.',
  },
  'error.other.title': { en: 'Error! Code: {statusCode}', es: '¡Error! Código: {statusCode}' },
  'error.other.text': {
    en: 'The page could not be shown. You can go back, or start at the home page.',
    es: 'No se pudo mostrar la página. Puede volver atrás o ir a la página de inicio.',
  },
  'error.home': { en: 'Go to the home page', es: 'Ir a la página de inicio' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof errorWords> {}
}
