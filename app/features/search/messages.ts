import type { MessageId } from '#app/i18n/catalogue.ts';
import { resultLabelMessages } from '#app/i18n/entry-labels.ts';

/** What the search in the header says. */
export const messages = [
  'searchBox.site',
  'searchBox.search',
  'searchBox.suggestions',
  'searchBox.short',
  'searchBox.searching',
  'searchBox.count',
  'searchBox.moreThan',
  'searchBox.arrows',
  'searchBox.all',
  'searchBox.none',
  'searchBox.noneHelp',
  'searchBox.correction',
  'searchBox.failed',
  'searchBox.again',
  'searchBox.recent',
  'searchBox.kept',
  'searchBox.remove',
  'searchBox.clear',
  'searchBox.cleared',
  'searchBox.removed',
  'searchBox.popularSearches',
  'searchBox.popularArticles',
  ...resultLabelMessages,
] as const satisfies MessageId[];
