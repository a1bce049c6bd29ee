import footBarStyle from './foot-bar.css?url&no-inline';
import { loadStylesheet } from './stylesheet.ts';

/** What is shown at the foot of the window and can be put away: it takes no focus, keeps none, moves nothing, and covers nothing that has it. */
export type FootBar = {
  /** The class of its style sheet: `foot-bar` and this. */
  name: string;
  /** What screen readers call the region. */
  label: string;
  text: HTMLElement;
  actions: readonly HTMLElement[];
};

/** From when it is in the page until it moves into view, in milliseconds: a style that begins with the element itself moves nothing. */
const beforeMotion = 100;
/** Between what has the focus and the bar, in CSS pixels. */
const apart = 12;

/** Shows it, once its style sheet is there; gives what puts it away. */
export async function showFootBar({ name, label, text, actions }: FootBar): Promise<() => void> {
  await loadStylesheet(footBarStyle);
  const bar = document.createElement('section');
  const row = document.createElement('div');
  bar.className = `foot-bar ${name}`;
  bar.setAttribute('aria-label', label);
  row.append(...actions);
  bar.append(text, row);
  // First in a document, so that the keyboard comes to it soon. Where the router takes over the page it is last, as all that is not the router's.
  const skip = document.querySelector('[data-application]') ? null : document.querySelector('body > a[href="#main"]');
  if (skip) skip.after(bar);
  else document.body.append(bar);
  setTimeout(() => bar.classList.add('shown'), beforeMotion);

  const { style } = document.documentElement;
  // Room at the end of the page, and when something is scrolled to.
  const size = new ResizeObserver(() => style.setProperty('--foot-bar', `${bar.offsetHeight}px`));
  size.observe(bar);
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && !bar.contains(target)) uncover(target, bar);
  };
  addEventListener('focusin', onFocus);

  return () => {
    if (!bar.isConnected) return;
    const hadFocus = bar.contains(document.activeElement);
    bar.remove();
    size.disconnect();
    removeEventListener('focusin', onFocus);
    style.removeProperty('--foot-bar');
    if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
}

/** Moves the page so that what got the focus is seen above the bar; what is longer than the window stays as it is. */
function uncover(focused: Element, bar: Element): void {
  requestAnimationFrame(() => {
    const [{ bottom, height }, { top }] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    if (bottom > top - apart && height < top) scrollBy({ top: bottom - top + apart, behavior: 'instant' });
  });
}
