import { isTyping } from '#app/browser/typing.ts';
import { leave } from './quick-exit.enhance.ts';

/** How often Shift is pressed to leave, and how long the presses may take, in milliseconds. */
const needed = 3;
const within = 5000;

/**
 * Shift pressed three times, with nothing between, leaves the site as the button does. The button fills as they are
 * counted, and words say it. Nobody leaves by typing: a field takes its own keys.
 */
export function enhanceLeaveByKeys(): void {
  const counter = document.querySelector<HTMLElement>('[data-enhance=leave-count]');
  let presses = 0;
  let isAlone = false;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const count = (to: number) => {
    if (to === presses) return;
    presses = to;
    clearTimeout(expiry);
    if (to === needed) return leave();
    if (to > 0) expiry = setTimeout(() => count(0), within);
    if (!counter) return;
    counter.dataset.count = String(to);
    counter.textContent = (to === 1 ? counter.dataset.first : to === 2 ? counter.dataset.second : '') ?? '';
  };
  const startAgain = () => {
    isAlone = false;
    count(0);
  };

  addEventListener('keydown', ({ key, repeat, target, ctrlKey, metaKey, altKey }) => {
    if (key !== 'Shift' || ctrlKey || metaKey || altKey || isTyping(target)) startAgain();
    // Shift that is held down, to write a capital or to select, is no press.
    else isAlone = !repeat;
  });
  addEventListener('keyup', ({ key }) => {
    if (key === 'Shift' && isAlone) count(presses + 1);
    isAlone = false;
  });
  addEventListener('pointerdown', startAgain);
}
