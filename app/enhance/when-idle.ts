import { enhanceCalm } from './calm.ts';
import { enhanceClearChoice } from './clear-choice.ts';
import { enhanceGridOverlay } from './grid-overlay.ts';
import { enhanceLeaveByKeys } from './leave-by-keys.ts';
import { enhanceMenus } from './menus.ts';
import { enhancePrefetch } from './prefetch.ts';
import { enhancePrint } from './print.ts';
import { enhanceSession } from './session.ts';

/** What can wait until the page is there: it is no part of the loader. */
export function enhanceWhenIdle(): void {
  enhanceSession();
  enhanceLeaveByKeys();
  enhanceCalm();
  enhanceClearChoice();
  enhanceMenus();
  enhanceGridOverlay();
  enhancePrefetch();
  enhancePrint();
  if (document.querySelector('[data-searched], [data-opened]'))
    import('./count-opened.ts').then(({ enhanceCounting }) => enhanceCounting());
  if (document.querySelector('[data-show-password]')) import('./show-password.ts').then(({ enhanceShowPassword }) => enhanceShowPassword());
  whenNear('[data-term]', () => import('./definitions.ts').then(({ enhanceDefinitions }) => enhanceDefinitions()));
  whenUsed('[data-glossary] input', () => import('./glossary-filter.ts').then(({ enhanceGlossaryFilter }) => enhanceGlossaryFilter()));
}

/** Begins something when the first of what needs it comes near the view. */
function whenNear(selector: string, begin: () => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      begin();
    },
    { rootMargin: '200px' },
  );
  for (const each of document.querySelectorAll(selector)) near.observe(each);
}

/** Begins what a field needs when somebody comes to it, or when the browser has kept what they typed before. */
function whenUsed(selector: string, begin: () => void): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field && (field.value !== '' || field === document.activeElement)) begin();
  else field?.addEventListener('focus', begin, { once: true });
}
