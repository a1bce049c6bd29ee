import type { MessageId } from '../../i18n/catalogue.ts';
import { labelMessages } from '../../search/label-messages.ts';

/** What stands below the results, with those that are shown there later. */
export const moreMessages = [
  ...labelMessages,
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
