import { recall, remember } from '#app/browser/storage.ts';

/** The choice to clear this device when the site is left quickly, heeded by `leave.ts`: for whoever chose so, what clears it is at hand. */
export function enhanceClearChoice(): void {
  const isChosen = recall('clear') !== null;
  if (isChosen) import('./clear-device.ts');
  const choice = document.querySelector<HTMLInputElement>('input[data-enhance=clear]');
  if (!choice) return;
  choice.checked = isChosen;
  choice.addEventListener('change', () => {
    remember('clear', choice.checked ? 'on' : null);
    if (choice.checked) import('./clear-device.ts');
  });
}
