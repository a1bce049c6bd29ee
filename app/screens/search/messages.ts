import type { MessageId } from '#app/i18n/catalogue.ts';
import { resultLabelMessages } from '#app/i18n/entry-labels.ts';
import { pageLinkMessages } from '#app/ui/PageLinks.tsx';

/** What stands below the results, with those that are shown there later. */
export const moreMessages = [
  ...resultLabelMessages,
  'results.more',
  'results.loading',
  'results.shown',
  'results.shownOfMore',
  'results.failed',
  ...pageLinkMessages,
] as const satisfies MessageId[];
