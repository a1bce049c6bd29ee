import type { Behaviour } from '#app/browser/behaviours.ts';
import { overlay } from './hooks.ts';

/** What opens over the page closes by Escape, and by whatever is touched or focused outside of it. */
export default { when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  const open = () => document.querySelector<HTMLDetailsElement>(`[${overlay}][open]`);
  for (const type of ['pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => {
      const shown = open();
      if (shown && target instanceof Node && !shown.contains(target)) shown.open = false;
    });
  }
  addEventListener('keydown', ({ key }) => {
    const shown = key === 'Escape' ? open() : null;
    if (!shown) return;
    shown.open = false;
    shown.querySelector('summary')?.focus();
  });
  // Its links lead within the page too.
  addEventListener('hashchange', () => {
    const shown = open();
    if (shown) shown.open = false;
  });
}
