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
  const panel = navigation?.querySelector('summary + div');
  const list = panel?.querySelector('ul');
  if (!navigation || !whole || !panel || !list) return;
  const groups = whole.querySelectorAll('details');
  const closeAllBut = (kept?: HTMLDetailsElement) => {
    for (const group of groups) if (group !== kept) group.open = false;
  };
  for (const group of groups) {
    group.addEventListener('toggle', () => {
      if (!group.open) return;
      closeAllBut(group);
      // In the menu of a phone, which scrolls by itself, its links come into view.
      const [all, own] = [panel.getBoundingClientRect(), group.getBoundingClientRect()];
      if (own.top < all.top || own.bottom > all.bottom) panel.scrollTop += own.top - all.top;
    });
  }
  const closeAll = () => {
    whole.open = false;
    closeAllBut();
  };
  for (const type of ['pointerdown', 'focusin']) {
    addEventListener(type, ({ target }) => {
      // Laid open by the style sheet, the menu that holds the groups is not open itself, and what else it holds stands elsewhere.
      if (target instanceof Node && !(whole.open ? navigation : list).contains(target)) closeAll();
    });
  }
  // Whoever comes back finds the page as it was, but no menu in its way.
  addEventListener('pagehide', closeAll);
  addEventListener('keydown', ({ key }) => {
    const { activeElement, body } = document;
    const innermost = [...navigation.querySelectorAll<HTMLDetailsElement>('details[open]')].at(-1);
    if (key !== 'Escape' || !innermost || (activeElement !== body && !navigation.contains(activeElement))) return;
    innermost.open = false;
    innermost.querySelector('summary')?.focus({ preventScroll: true });
  });
}
