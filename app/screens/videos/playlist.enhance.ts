import type { Behaviour } from '#app/browser/behaviours.ts';
import { filmId } from '#app/content/film/hooks.ts';
import { playlist, playlistFilm, playlistItem, playlistMembers, playlistPlay, playlistPoster } from './hooks.ts';

/** Plays the films of a playlist one after the other, in its one player. */
export default { on: `[${playlist}]`, when: 'near', begin } satisfies Behaviour;

function begin(): void {
  for (const list of document.querySelectorAll<HTMLElement>(`[${playlist}]`)) {
    const film = list.querySelector('video');
    if (film) playOn(list, film);
  }
}

function playOn(list: HTMLElement, film: HTMLVideoElement): void {
  const items = [...list.querySelectorAll<HTMLElement>(`[${playlistItem}]`)];
  const current = () => items.findIndex((item) => item.hasAttribute('aria-current'));
  const play = (item: HTMLElement | undefined) => {
    if (!item) return;
    show(item);
    // Where a browser refuses to go on by itself, the player waits.
    film.play().catch(() => {});
  };
  const show = (item: HTMLElement) => {
    const template = item.querySelector<HTMLTemplateElement>(`[${playlistFilm}]`);
    if (!template) return;
    film.replaceChildren(template.content.cloneNode(true));
    film.poster = template.getAttribute(playlistPoster) ?? '';
    film.setAttribute(filmId, template.getAttribute(filmId) ?? '');
    film.setAttribute('aria-label', template.getAttribute(playlistFilm) ?? '');
    film.load();
    items.forEach((each) => {
      if (each === item) each.setAttribute('aria-current', 'true');
      else each.removeAttribute('aria-current');
    });
  };
  film.addEventListener('ended', () => play(items.slice(current() + 1).find(canPlay)));
  for (const item of items)
    item.querySelector(`[${playlistPlay}]`)?.addEventListener('click', () => {
      play(item);
      film.focus();
    });
}

/** Who is not signed in is given none of the files of members. */
function canPlay(item: HTMLElement): boolean {
  const isForAll = !item.hasAttribute(playlistMembers) || document.documentElement.dataset.session === 'in';
  return isForAll && item.querySelector(`[${playlistFilm}]`) !== null;
}
