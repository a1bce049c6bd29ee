import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is said of what another site shows, before a click and after. */
export const embedWords = words({
  'embed.film': { en: 'Play from {provider}', es: 'Reproducir desde {provider}' },
  'embed.map': { en: 'Show the map from {provider}', es: 'Mostrar el mapa de {provider}' },
  'embed.post': { en: 'Show the post from {provider}', es: 'Mostrar la publicación de {provider}' },
  'embed.form': { en: 'Show the donation form of {provider}', es: 'Mostrar el formulario para donar de {provider}' },
  'embed.before': {
    en: 'Nothing comes from {provider} until you press the button. After that, {provider} learns that you looked at this, and may follow you by its own rules.',
    es: 'Nada viene de {provider} hasta que usted oprima el botón. Después, {provider} sabrá que usted vio esto y puede seguirle según sus propias reglas.',
  },
  'embed.page': { en: 'Open it on {provider}', es: 'Abrirlo en {provider}' },
  'embed.always': { en: 'Always show what is from {provider}', es: 'Mostrar siempre lo de {provider}' },
  'embed.hide': { en: 'Take it away again', es: 'Volver a quitarlo' },
  'embed.failed': {
    en: '{provider} is not answering, or no longer has this. What is said about it stays here; you can also try its own page.',
    es: '{provider} no responde o ya no tiene esto. Lo que se dice de ello sigue aquí; también puede probar en su propia página.',
  },
  'embed.postBy': { en: 'Post by {author}', es: 'Publicación de {author}' },
  'embed.title': { en: '{title}, from {provider}', es: '{title}, de {provider}' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof embedWords> {}
}
