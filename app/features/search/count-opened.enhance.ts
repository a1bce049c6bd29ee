import type { Behaviour } from '#app/browser/behaviours.ts';
import { countArticle, countSearch } from './count.ts';
import { countedLink, countedSearch, forgottenSearch } from './hooks.ts';
import { forgetSearch, rememberSearch } from './recent-searches.ts';

/**
 * Counts the search of a page of results, and what is opened from there or from a list of what is popular; nothing of who did so. The
 * search is remembered too, on this device only, unless it speaks of dying.
 */
export default { on: `[${countedSearch}], [${forgottenSearch}], [${countedLink}]`, when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  const results = document.querySelector(`[${countedSearch}]`);
  const term = results?.getAttribute(countedSearch);
  if (term) {
    countSearch(term, document.documentElement.lang);
    rememberSearch(term);
  }
  // The box in the header may have remembered it before anybody knew what it says.
  const forgotten = document.querySelector(`[${forgottenSearch}]`)?.getAttribute(forgottenSearch);
  if (forgotten) forgetSearch(forgotten);
  // In a tab of its own too, which the middle button opens.
  for (const type of ['click', 'auxclick']) document.addEventListener(type, countOpened);
}

function countOpened(event: Event): void {
  if (!(event instanceof MouseEvent) || event.button > 1 || !(event.target instanceof Element)) return;
  const link = event.target.closest(`a[${countedLink}]`);
  const id = link?.getAttribute(countedLink);
  if (id) countArticle(id);
}
