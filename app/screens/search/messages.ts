import type { MessageId } from '#app/i18n/catalogue.ts';
import { resultLabelMessages } from '#app/i18n/entry-labels.ts';

/** What stands below the results, with those that are shown there later. */
export const moreMessages = [
  ...resultLabelMessages,
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
