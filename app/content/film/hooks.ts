import type { Hook } from '#app/browser/hook.ts';

/** A film with all that belongs to its player. */
export const filmPlayer: Hook = 'data-enhance=film';

/** On the player: the id of the film that is in it. */
export const filmId: Hook<string> = 'data-film';

/** What leads to a moment of the film, in seconds; it stands in a list of its own, of which one is the current. */
export const seek: Hook<number> = 'data-seek';

/** Within it: the choice of captions and of speed; where the film goes on; what is said where none of its files can be loaded. */
export const filmCaptions: Hook = 'data-film-captions';
export const filmSpeed: Hook = 'data-film-speed';
export const filmGoesOn: Hook<string> = 'data-film-goes-on';
export const filmFailed: Hook = 'data-film-failed';

/** What folds the lines of the captions away; their list, which is empty on the page of a film for members. */
export const filmLines: Hook = 'data-film-lines';
