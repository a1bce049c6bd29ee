import type { Hook } from '#app/browser/hook.ts';

/** A list of films with its one player. */
export const playlist: Hook = 'data-enhance=playlist';

/** A film of it; what it is played from, in a template that has its poster and its title; what plays it here. */
export const playlistItem: Hook = 'data-playlist-item';
export const playlistFilm: Hook<string> = 'data-playlist-film';
export const playlistPoster: Hook<string> = 'data-playlist-poster';
export const playlistMembers: Hook = 'data-playlist-members';
export const playlistPlay: Hook = 'data-playlist-play';
