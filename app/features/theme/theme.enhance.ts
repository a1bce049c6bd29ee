import type { Behaviour } from '#app/browser/behaviours.ts';
import { themeSelect } from './hooks.ts';
import theme from './theme.device.ts';

/** The theme switch, which is hidden without a script. */
export default { when: 'now', begin } satisfies Behaviour;

function begin(): void {
  const select = document.querySelector<HTMLSelectElement>(`select[${themeSelect}]`);
  if (!select) return;
  select.value = theme.read() ?? 'system';
  select.addEventListener('change', () => {
    const chosen = select.value === 'light' || select.value === 'dark' ? select.value : null;
    theme.write(chosen);
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
  });
}
