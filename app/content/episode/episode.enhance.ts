import type { Behaviour } from '#app/browser/behaviours.ts';
import { rememberPlace } from '#app/content/film/enhance/place.ts';
import { followSeeks } from '#app/content/film/enhance/seeks.ts';
import { rememberSpeed } from '#app/content/film/enhance/speed.ts';
import { keepInView } from './enhance/bar.ts';
import { control } from './enhance/controls.ts';
import { followLine } from './enhance/line.ts';
import { showOnLockScreen } from './enhance/lock-screen.ts';
import { sleepAfter } from './enhance/sleep.ts';
import { rememberVolume } from './enhance/volume.ts';
import { episodeControls, episodeFailed, episodePlayer } from './hooks.ts';

/** Controls in the place of the browser's own, and what leads to a moment of the episode, follows it, and remembers it. */
export default { on: `[${episodePlayer}]`, when: 'near', begin } satisfies Behaviour;

function begin(): void {
  const player = document.querySelector<HTMLElement>(`[${episodePlayer}]`);
  const audio = player?.querySelector('audio');
  const controls = player?.querySelector<HTMLElement>(`[${episodeControls}]`);
  if (!player || !audio || !controls) return;
  rememberSpeed(player, audio);
  rememberVolume(controls, audio);
  control(controls, audio);
  sleepAfter(controls, audio);
  rememberPlace(player, audio);
  followSeeks(player, audio);
  followLine(player, audio);
  keepInView(controls, audio);
  showOnLockScreen(controls, audio);
  sayFailures(player, audio);
  audio.controls = false;
  controls.hidden = false;
}

function sayFailures(player: HTMLElement, audio: HTMLAudioElement): void {
  const failed = player.querySelector<HTMLElement>(`[${episodeFailed}]`);
  if (!failed) return;
  audio.addEventListener('error', () => {
    failed.hidden = false;
  });
  audio.addEventListener('loadeddata', () => {
    failed.hidden = true;
  });
}
