import { recall, remember } from '#app/browser/storage.ts';

/** The theme switch: a `<select data-enhance="theme">` that stays hidden without a script. */
export function enhanceTheme(): void {
  const select = document.querySelector<HTMLSelectElement>('select[data-enhance=theme]');
  if (!select) return;
  select.value = recall('theme') ?? 'system';
  select.addEventListener('change', () => {
    const chosen = select.value === 'light' || select.value === 'dark' ? select.value : null;
    remember('theme', chosen);
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
  });
}
