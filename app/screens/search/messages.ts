import type { MessageId } from '../../i18n/catalogue.ts';

/** What a result says. */
export const resultMessages = [
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

/** What stands below the results, with those that are shown there later. */
export const moreMessages = [
  ...resultMessages,
  'results.more',
  'results.loading',
  'results.shown',
  'results.shownOfMore',
  'results.failed',
  'results.pages',
  'results.page',
  'results.previous',
  'results.next',
] as const satisfies MessageId[];
