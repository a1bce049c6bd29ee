import type { Behaviour } from '#app/browser/behaviours.ts';
import { themeSelect } from './hooks.ts';
import theme, { themeOf } from './theme.device.ts';

/** The theme switch, which is hidden without a script. */
export default { when: 'now', begin } satisfies Behaviour;

function begin(): void {
  const select = document.querySelector<HTMLSelectElement>(`select[${themeSelect}]`);
  if (!select) return;
  select.value = theme.read() ?? 'system';
  select.addEventListener('change', () => {
    const chosen = themeOf(select.value);
    theme.write(chosen);
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
  });
}
