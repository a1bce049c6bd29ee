import { seek } from '#app/content/film/hooks.ts';

/** What leads to a moment of the film leads there in the player; of each list the one that is on is marked. */
export function followSeeks(player: HTMLElement, film: HTMLMediaElement): void {
  player.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(`[${seek}]`) : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    film.currentTime = timeOf(link);
    film.play().catch(() => {});
  });
  for (const type of ['timeupdate', 'seeked'] as const) film.addEventListener(type, () => mark(player, film.currentTime));
}

function mark(player: HTMLElement, now: number): void {
  for (const list of player.querySelectorAll('ol')) {
    const links = [...list.querySelectorAll(`[${seek}]`)];
    // A film stands a little before the moment that it was led to.
    const current = links.findLast((link) => timeOf(link) <= now + 0.1);
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
}

function timeOf(link: Element): number {
  return Number(link.getAttribute(seek));
}
