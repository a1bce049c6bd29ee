import type { Behaviour } from '#app/browser/behaviours.ts';
import { languageLink, languageOffer } from './hooks.ts';
import language from './language.device.ts';

/**
 * The answer to the offer of this page in the other language is remembered, and so is a choice made with the switch in the header, which
 * leads to the part that this page was opened at: parts have the same ids in both languages.
 * Whether it is offered is decided by `early.js`, before anything is painted.
 */
export default { when: 'now', begin } satisfies Behaviour;

function begin(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${languageLink}]`)) {
    link.addEventListener('click', () => {
      language.write(link.hreflang);
      link.hash = location.hash;
    });
  }
  const { dataset, lang } = document.documentElement;
  document.querySelector(`[${languageOffer}] button`)?.addEventListener('click', () => {
    delete dataset.offer;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    language.write(lang);
  });
}
