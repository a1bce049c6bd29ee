import type { Behaviour } from '#app/browser/behaviours.ts';
import { hasDecided } from '#app/features/consent/consent.ts';
import { promptPlace } from './hooks.ts';
import dismissed from './pop-up-dismissed.device.ts';

/** Asks, once a page is read to its end, who has decided about cookies before and has not been asked yet. */
export default { on: `[${promptPlace}]`, when: 'near', begin } satisfies Behaviour;

function begin(): void {
  if (hasDecided() && !dismissed.read()) import('./show-prompt.ts').then(({ showPrompt }) => showPrompt());
}
