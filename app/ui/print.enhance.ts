import type { Behaviour } from '#app/browser/behaviours.ts';
import { sensitiveDetails } from './hooks.ts';

/** Where the style sheet cannot unfold for paper what is folded, this does, and folds it again; what is hard to see stays as it is. */
export default { when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let unfolded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    unfolded = [...document.querySelectorAll<HTMLDetailsElement>(`main details:not([open], [${sensitiveDetails}])`)];
    for (const details of unfolded) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of unfolded) details.open = false;
  });
}
