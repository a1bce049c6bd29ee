import type { Behaviour } from '#app/browser/behaviours.ts';
import { tabChoice } from './hooks.ts';
import tab, { tabOf } from './tab.device.ts';

/**
 * What the tab shows: `early.js` holds it, by `data-tab`. This handles the choice, and lets open pages follow one that another tab made,
 * but never show their own title again by themselves: somebody who clears the device may do so with a stranger at the desk.
 */
export default { when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  const { dataset } = document.documentElement;
  const options = document.querySelectorAll<HTMLInputElement>(`[${tabChoice}] input`);
  const check = () => {
    for (const each of options) each.checked = each.value === (dataset.tab ?? 'page');
  };

  check();
  for (const each of options) {
    each.addEventListener('change', () => {
      const chosen = tabOf(each.value);
      tab.write(chosen);
      if (chosen) dataset.tab = chosen;
      else delete dataset.tab;
    });
  }
  tab.follow(() => {
    const chosen = tab.read();
    if (chosen) dataset.tab = chosen;
    check();
  });
}
