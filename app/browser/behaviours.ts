import now from 'virtual:behaviours/now';
import { personalPage } from './page-hooks.ts';

/**
 * What a script adds to a page without keeping a state of its own: the default export of a file named `*.enhance.ts`, beside what it
 * enhances. `behaviours-plugin.ts` gathers them all, and imports them where there is no page: the DOM is for `begin` alone.
 *
 * Without `on` it is on every page: `now`, with the loader, or `idle`, with the one chunk that is loaded when the browser is idle.
 * With `on`, a selector, it is a chunk of its own, loaded only on a page that has such an element: at once (`now`), when idle (`idle`),
 * from then on when one comes within 200 px of the view (`near`), when the first, a field, gets the focus or holds text (`used`), or
 * when the page is scrolled (`scrolled`).
 */
export type Behaviour =
  | { readonly when: 'now' | 'idle'; readonly begin: () => void }
  | { readonly on: string; readonly when: 'now' | 'idle' | 'near' | 'used' | 'scrolled'; readonly begin: () => void };

/** A page that stays so busy waits no longer, in milliseconds: leaving it quickly by keys is one of them. */
const longestBusy = 2_000;

/** Begins the behaviours of this page, each when it is due. */
export function beginBehaviours(): void {
  for (const each of now) if (!('on' in each) || document.querySelector(each.on)) each.begin();
  const whenIdle = () => import('./idle-behaviours.ts').then(({ beginIdleBehaviours }) => beginIdleBehaviours());
  // A page that was made for a member has to know at once when there is none any more.
  if (document.documentElement.matches(`[${personalPage}]`)) whenIdle();
  else if ('requestIdleCallback' in window) requestIdleCallback(whenIdle, { timeout: longestBusy });
  else setTimeout(whenIdle);
}
