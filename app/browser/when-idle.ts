import { enhanceCalm } from '#app/features/calm-reading/calm-reading.enhance.ts';
import { enhancePrefetch } from '#app/features/prefetch/prefetch.enhance.ts';
import { enhanceClearChoice } from '#app/features/quick-exit/clear-choice.enhance.ts';
import { enhanceLeaveByKeys } from '#app/features/quick-exit/exit-by-keys.enhance.ts';
import { enhanceSession } from '#app/features/session/session.enhance.ts';
import { enhanceGridOverlay } from '#app/shell/grid-overlay.enhance.ts';
import { enhanceMenus } from '#app/shell/menus.enhance.ts';
import { enhancePrint } from '#app/ui/print.enhance.ts';

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
    import('#app/features/search/count-opened.enhance.ts').then(({ enhanceCounting }) => enhanceCounting());
  if (document.querySelector('[data-show-password]'))
    import('#app/ui/form/show-password.enhance.ts').then(({ enhanceShowPassword }) => enhanceShowPassword());
  whenNear('[data-term]', () =>
    import('#app/features/glossary/definitions.enhance.ts').then(({ enhanceDefinitions }) => enhanceDefinitions()),
  );
  whenUsed('[data-glossary] input', () =>
    import('#app/screens/glossary/glossary-filter.enhance.ts').then(({ enhanceGlossaryFilter }) => enhanceGlossaryFilter()),
  );
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
