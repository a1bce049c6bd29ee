import type { Hook } from '#app/browser/hook.ts';

/** An episode with all that belongs to its player. */
export const episodePlayer: Hook = 'data-enhance=episode';

/** Its controls, which a script shows in the place of the browser's own; they become a bar while the page is scrolled. */
export const episodeControls: Hook = 'data-episode-controls';

/** Of the controls. A jump is in seconds; what is said of a position has `{at}` and `{of}`. */
export const episodePlay: Hook = 'data-episode-play';
export const episodeJump: Hook<number> = 'data-episode-jump';
export const episodePosition: Hook<string> = 'data-episode-position';
export const episodeElapsed: Hook = 'data-episode-elapsed';
export const episodeLeft: Hook = 'data-episode-left';
export const episodeSleep: Hook<string> = 'data-episode-sleep';
export const episodeVolume: Hook = 'data-episode-volume';

/** What is said for a while: that the sleep timer has stopped it. */
export const episodeAsleep: Hook = 'data-episode-asleep';

/** What is said where the sound cannot be loaded. */
export const episodeFailed: Hook = 'data-episode-failed';

/** On the controls: artist and picture, for the lock screen. */
export const episodeArtist: Hook<string> = 'data-episode-artist';
export const episodeArtwork: Hook<string> = 'data-episode-artwork';
