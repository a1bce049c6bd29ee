import type { Behaviour } from '#app/browser/behaviours.ts';
import { languageLink, languageOffer } from './hooks.ts';
import language from './language.device.ts';

/**
 * Offers this page in the other language to a device that is set to it, once: the answer is remembered, and so is a
 * choice made with the switch in the header.
 */
export default { when: 'now', begin } satisfies Behaviour;

function begin(): void {
  const here = document.documentElement.lang.slice(0, 2);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${languageLink}]`)) {
    link.addEventListener('click', () => language.write(link.hreflang));
  }
  const offer = document.querySelector<HTMLElement>(`[${languageOffer}]`);
  const device = navigator.languages.map((tag) => tag.slice(0, 2)).find((each) => each === 'en' || each === 'es');
  if (!offer || language.read() || device === undefined || device === here) return;
  offer.hidden = false;
  document.documentElement.dataset.offer = '';
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    delete document.documentElement.dataset.offer;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    language.write(here);
  });
}
