import { isTyping } from '#app/browser/typing.ts';

/** Shift+G lays the design grid over the page, except while somebody types. */
export function enhanceGridOverlay(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'G' || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const { dataset } = document.documentElement;
    if (dataset.grid === undefined) dataset.grid = '';
    else delete dataset.grid;
  });
}
