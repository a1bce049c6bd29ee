import type { Behaviour } from '#app/browser/behaviours.ts';
import { menus } from './hooks.ts';

/**
 * The menus of the header open and close by themselves; this makes them handier. A menu that opens closes the others; Escape closes
 * it, and so does whatever leads out of it, since it lies over the page.
 */
export default { when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  const navigation = document.querySelector(`[${menus}]`);
  const whole = navigation?.querySelector('details');
  if (!navigation || !whole) return;
  const groups = whole.querySelectorAll('details');
  const closeAllBut = (kept?: HTMLDetailsElement) => {
    for (const group of groups) if (group !== kept) group.open = false;
  };
  for (const group of groups) {
    group.addEventListener('toggle', () => {
      if (!group.open) return;
      closeAllBut(group);
      group.scrollIntoView({ block: 'nearest' });
    });
  }
  const closeAll = () => {
    whole.open = false;
    closeAllBut();
  };
  for (const type of ['pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => {
      if (target instanceof Node && !navigation.contains(target)) closeAll();
    });
  }
  // Whoever comes back finds the page as it was, but no menu in its way.
  addEventListener('pagehide', closeAll);
  addEventListener('keydown', ({ key }) => {
    const { activeElement, body } = document;
    const innermost = [...navigation.querySelectorAll<HTMLDetailsElement>('details[open]')].at(-1);
    if (key !== 'Escape' || !innermost || (activeElement !== body && !navigation.contains(activeElement))) return;
    innermost.open = false;
    innermost.querySelector('summary')?.focus();
  });
}
