import type { Behaviour } from '#app/browser/behaviours.ts';
import { contentsLink, contentsList, currentPart } from './hooks.ts';

/**
 * Marks in the contents, and says in the reading bar, the part that somebody is in; and opens the contents over the page where they
 * are not in view, from the bar. Without it the bar leads to where they stand.
 */
export default { on: `[${contentsList}]`, when: 'scrolled', begin } satisfies Behaviour;

function begin(): void {
  const contents = document.querySelector<HTMLElement>(`[${contentsList}]`);
  const link = document.querySelector<HTMLElement>(`[${contentsLink}]`);
  const current = document.querySelector(`[${currentPart}]`);
  if (!contents || !link || !current) return;
  const parts = [...contents.querySelectorAll('a')].flatMap((entry) => document.getElementById(entry.hash.slice(1)) ?? []);
  let sheet: HTMLElement | undefined;

  const mark = () => {
    // Where a link into the page leads to, and a little below: some parts keep a margin.
    const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 64;
    const here = parts.findLast((part) => part.getBoundingClientRect().top < line);
    for (const list of [contents, sheet ?? contents]) {
      for (const entry of list.querySelectorAll('a')) {
        const isHere = here !== undefined && entry.hash === `#${here.id}`;
        if (isHere) entry.setAttribute('aria-current', 'true');
        else entry.removeAttribute('aria-current');
        if (isHere && list === contents) current.textContent = entry.textContent;
      }
    }
    if (!here) current.textContent = '';
  };
  let isDue = false;
  const markSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      mark();
    });
  };
  for (const type of ['scroll', 'resize']) addEventListener(type, markSoon, { passive: true });
  mark();

  // A browser that does not know such sheets follows the link.
  if (!('popover' in link)) return;
  link.role = 'button';
  link.ariaExpanded = 'false';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    sheet ??= sheetOf(contents, link);
    mark();
    sheet.togglePopover();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}

/** The contents once more, to lie over the page until a part is chosen, it is closed, or something beside it is touched. */
function sheetOf(contents: HTMLElement, link: HTMLElement): HTMLElement {
  const sheet = document.createElement('div');
  sheet.append(...contents.cloneNode(true).childNodes);
  sheet.className = contents.className;
  sheet.popover = 'auto';
  sheet.role = 'dialog';
  sheet.ariaLabel = contents.ariaLabel;
  for (const each of sheet.querySelectorAll('[id]')) each.removeAttribute('id');
  const details = sheet.querySelector('details');
  if (details) details.open = true;
  details?.addEventListener('toggle', () => {
    if (!details.open) sheet.hidePopover();
  });
  sheet.addEventListener('toggle', (event) => {
    const isOpen = event.newState === 'open';
    link.ariaExpanded = String(isOpen);
    if (!isOpen) return;
    if (details) details.open = true;
    (sheet.querySelector<HTMLElement>('[aria-current]') ?? sheet.querySelector('a'))?.focus();
  });
  sheet.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) sheet.hidePopover();
  });
  contents.after(sheet);
  return sheet;
}
