import { seek } from '#app/content/film/hooks.ts';

/** The part of the window in which a line is left where it is: below it is the bar of the player. */
const inView = 0.75;

/** Brings the line that is said into view, while the reader reads along: until they scroll themselves, and again once they choose a line. */
export function followLine(player: HTMLElement, audio: HTMLAudioElement): void {
  let follows = false;
  let shown: Element | null = null;
  for (const type of ['wheel', 'touchmove', 'keydown'] as const)
    addEventListener(
      type,
      () => {
        follows = false;
      },
      { passive: true },
    );
  player.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`#transcript [${seek}]`)) follows = true;
  });
  audio.addEventListener('timeupdate', () => {
    const line = player.querySelector(`#transcript [${seek}][aria-current]`);
    if (!follows || audio.paused || !line || line === shown) return;
    shown = line;
    const { top, bottom } = line.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight * inView) line.scrollIntoView({ block: 'center' });
  });
}
