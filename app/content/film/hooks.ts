import type { Hook } from '#app/browser/hook.ts';

/** A film with all that belongs to its player. */
export const filmPlayer: Hook = 'data-enhance=film';

/** What leads to a moment of the film, in seconds. */
export const seek: Hook<number> = 'data-seek';

/** Within it: the choice of captions, and what is said where no file of the film can be loaded. */
export const filmCaptions: Hook = 'data-film-captions';
export const filmFailed: Hook = 'data-film-failed';
