import { countArticle, countSearch } from './count.ts';
import { rememberSearch } from './recent-searches.ts';

/**
 * Counts the search of a page of results, and what is opened from there or from a list of what is popular; nothing of who did so. The
 * search is remembered too, on this device only.
 */
export function enhanceCounting(): void {
  const { searched } = document.querySelector<HTMLElement>('[data-searched]')?.dataset ?? {};
  if (searched) {
    countSearch(searched, document.documentElement.lang);
    rememberSearch(searched);
  }
  // In a tab of its own too, which the middle button opens.
  for (const type of ['click', 'auxclick']) document.addEventListener(type, countOpened);
}

function countOpened(event: Event): void {
  if (!(event instanceof MouseEvent) || event.button > 1 || !(event.target instanceof Element)) return;
  const { opened } = event.target.closest<HTMLElement>('a[data-opened]')?.dataset ?? {};
  if (opened) countArticle(opened);
}
