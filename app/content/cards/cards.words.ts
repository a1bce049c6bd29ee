import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a card says besides what it leads to. */
export const cardWords = words({
  'entry.sample': { en: '(sample person)', es: '(persona de muestra)' },
  'card.illustrative': { en: '(illustrative composite)', es: '(retrato ilustrativo)' },
  'entry.by': { en: 'By', es: 'Por' },
  'entry.duration': { en: 'Length {duration}', es: 'Duración {duration}' },
  'card.playlist': { en: 'Playlist', es: 'Lista de reproducción' },
  'card.membersOnly': { en: 'For members', es: 'Para miembros' },
  'card.new': { en: 'New', es: 'Nuevo' },
  'card.replacedBy': { en: 'Read instead:', es: 'Lea en su lugar:' },
  'card.promotedBy': { en: 'Promoted by {name}', es: 'Patrocinado por {name}' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof cardWords> {}
}
