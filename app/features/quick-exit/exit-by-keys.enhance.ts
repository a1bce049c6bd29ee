import type { Behaviour } from '#app/browser/behaviours.ts';
import { isEditable } from '#app/browser/editable.ts';
import { exitQuickly } from './exit.ts';
import { pressCount, pressCounter, wordsAfterFirst, wordsAfterSecond } from './hooks.ts';

/** How often Shift is pressed for a quick exit, and how long after one press the next may come, in milliseconds. */
const needed = 3;
const within = 5000;

/**
 * Shift pressed three times, with nothing between, is a quick exit too. The button fills as they are counted, and words say it. Nobody
 * leaves by typing: a field takes its own keys.
 */
export default { when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  const counter = document.querySelector(`[${pressCounter}]`);
  let presses = 0;
  let isAlone = false;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const count = (to: number) => {
    if (to === presses) return;
    presses = to;
    clearTimeout(expiry);
    if (to === needed) return exitQuickly();
    if (to > 0) expiry = setTimeout(() => count(0), within);
    if (!counter) return;
    counter.setAttribute(pressCount, String(to));
    counter.textContent = (to === 1 ? counter.getAttribute(wordsAfterFirst) : to === 2 ? counter.getAttribute(wordsAfterSecond) : '') ?? '';
  };
  const reset = () => {
    isAlone = false;
    count(0);
  };

  addEventListener('keydown', ({ key, repeat, target, ctrlKey, metaKey, altKey }) => {
    if (key !== 'Shift' || ctrlKey || metaKey || altKey || isEditable(target)) reset();
    // Shift that is held down, to write a capital or to select, is no press.
    else isAlone = !repeat;
  });
  addEventListener('keyup', ({ key }) => {
    if (key === 'Shift' && isAlone) count(presses + 1);
    isAlone = false;
  });
  addEventListener('pointerdown', reset);
}
