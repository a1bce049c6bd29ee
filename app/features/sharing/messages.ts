import type { MessageId } from '#app/i18n/catalogue.ts';

/** What the buttons that hand a page on say: they stand on each article more than once, and their words travel with their code. */
export const messages = [
  'share.share',
  'share.apps',
  'share.copy',
  'share.print',
  'share.copied',
  'share.failed',
] as const satisfies MessageId[];
