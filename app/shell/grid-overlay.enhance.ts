import type { Behaviour } from '#app/browser/behaviours.ts';
import { isEditable } from '#app/browser/editable.ts';

/** Shift+G lays the design grid over the page, except while somebody types. */
export default { when: 'idle', begin: () => addEventListener('keydown', onKeydown) } satisfies Behaviour;

function onKeydown(event: KeyboardEvent): void {
  if (event.key !== 'G' || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target)) return;
  const { dataset } = document.documentElement;
  if (dataset.grid === undefined) dataset.grid = '';
  else delete dataset.grid;
}
