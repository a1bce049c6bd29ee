import type { Behaviour } from '#app/browser/behaviours.ts';
import { printButton } from './hooks.ts';

/** The buttons that print the page they stand on. */
export default { on: `[${printButton}]`, when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${printButton}]`)) print();
  });
}
