import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is for a member, and why. */
export const forYouWords = words({
  'forYou.title': { en: 'For you', es: 'Para usted' },
  'forYou.lead': {
    en: 'What to read next, by what you told, saved and dismissed. Each says why it is here.',
    es: 'Qué leer ahora, según lo que contó, guardó y descartó. Cada página dice por qué está aquí.',
  },
  'forYou.nobodys': {
    en: 'You told us nothing yet, so these are for everybody. With one answer, where you are now, they fit better.',
    es: 'Todavía no nos ha contado nada, así que estas son para todos. Si nos dice en qué momento está, podremos elegir mejor.',
  },
  'forYou.tell': { en: 'Say where you are now', es: 'Decir en qué momento está' },
  'forYou.first': { en: 'Start with these', es: 'Empiece por estas' },
  'forYou.more': { en: 'More for you', es: 'Más para usted' },
  'forYou.why': { en: 'Why it is here', es: 'Por qué está aquí' },
  'forYou.new': { en: 'Published {date}', es: 'Publicada el {date}' },
  'forYou.hasNumbers': {
    en: 'Has numbers about survival; calm reading folds them away',
    es: 'Tiene cifras de supervivencia; al leer con calma quedan cerradas',
  },
  'forYou.survival': { en: 'About how long people live', es: 'Sobre cuánto vive la gente' },
  'forYou.survival.open': { en: 'Show these pages', es: 'Mostrar estas páginas' },
  'forYou.survival.text': {
    en: 'These pages go with what you told, and speak of how long people live. They stay folded until you want them.',
    es: 'Estas páginas van con lo que contó y hablan de cuánto vive la gente. Quedan cerradas hasta que usted las abra.',
  },
  'forYou.dismiss': { en: 'Not for me', es: 'No es para mí' },
  'forYou.dismissed': { en: 'It will not be shown to you here again.', es: 'Aquí no se la volveremos a mostrar.' },
  'forYou.bringBack': { en: 'Bring it back', es: 'Recuperarla' },
  'forYou.broughtBack': { en: 'It may be shown again.', es: 'Se puede volver a mostrar.' },
  'forYou.allDismissed': { en: 'What you dismissed ({count})', es: 'Lo que descartó ({count})' },
  'forYou.missing': { en: 'That page is not there any more.', es: 'Esa página ya no está.' },
  'forYou.nothing': {
    en: 'There is nothing left that fits. Below you can bring back what you dismissed.',
    es: 'No queda nada que le sirva. Abajo puede recuperar lo que descartó.',
  },
  'forYou.choices': { en: 'What you can choose', es: 'Lo que usted puede elegir' },
  'forYou.read.on': {
    en: 'Recommendations are switched on: what you read here is one of the reasons. We keep it sealed, for 90 days, and you can see it under “My data”.',
    es: 'Las recomendaciones están encendidas: lo que lee aquí es una de las razones. Lo guardamos cifrado, 90 días, y puede verlo en «Mis datos».',
  },
  'forYou.read.off': {
    en: 'Recommendations are switched off: what you read is noted nowhere.',
    es: 'Las recomendaciones están apagadas: lo que lee no se anota en ninguna parte.',
  },
  'forYou.mails.never': {
    en: 'You get no email about new pages.',
    es: 'No recibe correos sobre páginas nuevas.',
  },
  'forYou.mails.weekly': {
    en: 'You get an email every week, if something new is here. It says how much, and never what.',
    es: 'Recibe un correo cada semana, si hay algo nuevo aquí. Dice cuánto, y nunca qué.',
  },
  'forYou.mails.monthly': {
    en: 'You get an email every month, if something new is here. It says how much, and never what.',
    es: 'Recibe un correo cada mes, si hay algo nuevo aquí. Dice cuánto, y nunca qué.',
  },
  'forYou.settings': { en: 'Change this in the settings', es: 'Cambiarlo en los ajustes' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof forYouWords> {}
}
