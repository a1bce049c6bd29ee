import type { Behaviour } from '#app/browser/behaviours.ts';
import clear from './clear.device.ts';
import { clearSwitch } from './hooks.ts';

/** The choice to clear this device with a quick exit: where it is made, the code that clears is preloaded. */
export default { when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  const isChosen = !!clear.read();
  if (isChosen) import('./clear-device.ts');
  const choice = document.querySelector<HTMLInputElement>(`input[${clearSwitch}]`);
  if (!choice) return;
  choice.checked = isChosen;
  choice.addEventListener('change', () => {
    clear.write(choice.checked ? 'on' : undefined);
    if (choice.checked) import('./clear-device.ts');
  });
}
