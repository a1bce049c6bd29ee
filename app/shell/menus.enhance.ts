import type { Behaviour } from '#app/browser/behaviours.ts';
import { menus } from './hooks.ts';

/**
 * The menus of the header open and close by themselves; this makes them handier. A menu that opens closes the others, Escape closes
 * it, and on a wide screen, where it lies over the page, so does whatever leads out of it.
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
  for (const type of ['pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => {
      // Laid open by the style sheet, the menu that holds the groups is not open itself.
      if (!whole.open && target instanceof Node && !navigation.contains(target)) closeAllBut();
    });
  }
  // Whoever comes back finds the page as it was, but no menu in its way.
  addEventListener('pagehide', () => {
    whole.open = false;
    closeAllBut();
  });
  addEventListener('keydown', ({ key }) => {
    const { activeElement, body } = document;
    const innermost = [...navigation.querySelectorAll<HTMLDetailsElement>('details[open]')].at(-1);
    if (key !== 'Escape' || !innermost || (activeElement !== body && !navigation.contains(activeElement))) return;
    innermost.open = false;
    innermost.querySelector('summary')?.focus();
  });
}
