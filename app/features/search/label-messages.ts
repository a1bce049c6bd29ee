import type { MessageId } from '#app/i18n/catalogue.ts';

/** What a result says of what it is. */
export const labelMessages = [
  'card.archived',
  'card.label.Article',
  'card.label.Podcast',
  'card.label.Video',
  'card.label.Event',
  'card.label.Image gallery',
  'card.label.Checklist',
  'card.label.Personal stories',
  'card.label.Op-Ed',
  'card.label.Person',
  'card.label.Question',
] as const satisfies MessageId[];
