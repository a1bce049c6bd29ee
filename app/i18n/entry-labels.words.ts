import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a result says of what it is. */
export const resultLabelWords = words({
  'card.label.Article': { en: 'Article', es: 'Artículo' },
  'card.label.Op-Ed': { en: 'Op-Ed', es: 'Opinión' },
  'card.label.Personal stories': { en: 'Personal stories', es: 'Historias personales' },
  'card.label.Image gallery': { en: 'Image gallery', es: 'Galería de imágenes' },
  'card.label.Podcast': { en: 'Podcast', es: 'Pódcast' },
  'card.label.Video': { en: 'Video', es: 'Video' },
  'card.label.Event': { en: 'Event', es: 'Evento' },
  'card.label.Checklist': { en: 'Checklist', es: 'Lista para marcar' },
  'card.label.Question': { en: 'Question', es: 'Pregunta' },
  'card.label.Person': { en: 'Person', es: 'Persona' },
  'card.archived': { en: 'Archived', es: 'Archivado' },
});

/** What else a card may say that it leads to. */
export const cardLabelWords = words({
  'card.label.Special report': { en: 'Special report', es: 'Informe especial' },
  'card.label.Donate': { en: 'Donate', es: 'Donar' },
  'card.label.Promo': { en: 'Promo', es: 'Promoción' },
  'card.label.Town Hall': { en: 'Town Hall', es: 'Encuentro abierto' },
  'card.label.Fundraise': { en: 'Fundraise', es: 'Recaudar fondos' },
  'card.label.Monthly giving': { en: 'Monthly giving', es: 'Donación mensual' },
  'card.label.Planned giving': { en: 'Planned giving', es: 'Donación planificada' },
  'card.label.Partnerships': { en: 'Partnerships', es: 'Alianzas' },
  'card.label.More ways to give': { en: 'More ways to give', es: 'Más formas de donar' },
  'card.label.Topic': { en: 'Topic', es: 'Tema' },
  'card.label.Word': { en: 'Glossary', es: 'Glosario' },
  'card.label.Organization': { en: 'Organization', es: 'Organización' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof resultLabelWords>, WordsOf<typeof cardLabelWords> {}
}
