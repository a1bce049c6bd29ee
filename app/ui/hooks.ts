import type { Hook } from '#app/browser/hook.ts';

/** A `<details>` whose contents are hard to see: paper does not unfold it. The style sheet knows it by its name. */
export const sensitiveDetails: Hook = 'data-sensitive';

/** A `<details>` that opens over the page, and gets out of the way again (`overlay.enhance.ts`). */
export const overlay: Hook = 'data-overlay';

/** A button that prints the page (`print-button.enhance.ts`). */
export const printButton: Hook = 'data-print-page';
