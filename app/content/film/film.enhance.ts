import type { Behaviour } from '#app/browser/behaviours.ts';
import { rememberCaptions } from './enhance/captions.ts';
import { followLines } from './enhance/lines.ts';
import { rememberPlace } from './enhance/place.ts';
import { followSeeks } from './enhance/seeks.ts';
import { rememberSpeed } from './enhance/speed.ts';
import { filmFailed, filmPlayer } from './hooks.ts';

/** What the browser's own player does not do: it remembers, leads to a moment, follows what is said, and says that a film cannot be loaded. */
export default { on: `[${filmPlayer}]`, when: 'near', begin } satisfies Behaviour;

function begin(): void {
  for (const player of document.querySelectorAll<HTMLElement>(`[${filmPlayer}]`)) {
    const film = player.querySelector('video');
    if (!film) continue;
    rememberCaptions(player, film);
    rememberSpeed(player, film);
    rememberPlace(player, film);
    followSeeks(player, film);
    followLines(player, film);
    sayFailures(player, film);
  }
}

/** The last of its files is the last that the browser tries. */
function sayFailures(player: HTMLElement, film: HTMLVideoElement): void {
  const failed = player.querySelector<HTMLElement>(`[${filmFailed}]`);
  if (!failed) return;
  const say = ({ target }: Event) => {
    if (target instanceof HTMLSourceElement && target.nextElementSibling instanceof HTMLSourceElement) return;
    // Captions may fail by themselves.
    if (!(target instanceof HTMLTrackElement)) failed.hidden = false;
  };
  film.addEventListener('error', say, true);
  film.addEventListener('loadeddata', () => {
    failed.hidden = true;
  });
}
