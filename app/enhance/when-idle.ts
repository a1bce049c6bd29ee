import { enhanceGridOverlay } from './grid-overlay.ts';
import { enhanceMenus } from './menus.ts';
import { enhancePrefetch } from './prefetch.ts';
import { enhancePrint } from './print.ts';

/** What can wait until the page is there: it is no part of the loader. */
export function enhanceWhenIdle(): void {
  enhanceMenus();
  enhanceGridOverlay();
  enhancePrefetch();
  enhancePrint();
}
