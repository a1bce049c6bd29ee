import { clock } from '#app/content/film/clock.ts';
import { filmGoesOn, filmId } from '#app/content/film/hooks.ts';
import keptPlaces from '#app/content/film/places.device.ts';

/** In seconds: what is nearer to the beginning or the end is no place to come back to. */
const least = 3;
const every = 5;
const mostKept = 20;

/** Goes on where a film was left on this device, and says so. */
export function rememberPlace(player: HTMLElement, film: HTMLMediaElement): void {
  const notice = player.querySelector<HTMLElement>(`[${filmGoesOn}]`);
  let kept = 0;
  const keep = (at: number) => {
    kept = at;
    const id = film.getAttribute(filmId) ?? '';
    const others = (keptPlaces.read() ?? []).filter(([other]) => other !== id);
    const isPlace = at >= least && at < film.duration - least;
    const places = isPlace ? [[id, Math.floor(at)], ...others].slice(0, mostKept) : others;
    keptPlaces.write(places.length === 0 ? undefined : JSON.stringify(places));
  };
  const goOn = () => {
    const place = (keptPlaces.read() ?? []).find(([id]) => id === film.getAttribute(filmId));
    if (notice) notice.hidden = !place;
    if (!place) return;
    // Before anything of it is loaded that is where it will begin.
    film.currentTime = place[1];
    if (notice) notice.textContent = (notice.getAttribute(filmGoesOn) ?? '').replace('{at}', clock(place[1]));
  };
  goOn();
  film.addEventListener('emptied', goOn);
  film.addEventListener('timeupdate', () => {
    if (!film.paused && Math.abs(film.currentTime - kept) >= every) keep(film.currentTime);
  });
  for (const type of ['pause', 'ended'] as const) film.addEventListener(type, () => keep(film.currentTime));
  film.addEventListener('playing', () => {
    if (notice) notice.hidden = true;
  });
  addEventListener('pagehide', () => {
    if (film.played.length > 0) keep(film.currentTime);
  });
}
