import { clock } from '#app/content/film/clock.ts';
import { filmLines, seek } from '#app/content/film/hooks.ts';

/**
 * The lines of the captions, below the film. Those of a film for members are not on the page, which is everybody's: they are read from its
 * captions, which the server gives to members alone, once somebody opens them. The line that is on comes into view, until the reader
 * scrolls the lines.
 */
export function followLines(player: HTMLElement, film: HTMLVideoElement): void {
  const fold = player.querySelector<HTMLDetailsElement>(`details[${filmLines}]`);
  const list = fold?.querySelector('ol');
  if (!fold || !list) return;
  fold.addEventListener('toggle', () => {
    if (fold.open && list.childElementCount === 0) readCaptions(film, list);
  });
  let follows = true;
  for (const type of ['wheel', 'touchmove', 'keydown'] as const)
    list.addEventListener(
      type,
      () => {
        follows = false;
      },
      { passive: true },
    );
  list.addEventListener('click', () => {
    follows = true;
  });
  film.addEventListener('timeupdate', () => {
    const current = list.querySelector<HTMLElement>('[aria-current]')?.closest('li');
    if (follows && fold.open && current) list.scrollTo({ top: current.offsetTop - list.clientHeight / 3 });
  });
}

function readCaptions(film: HTMLVideoElement, list: HTMLOListElement): void {
  const { lang } = document.documentElement;
  const captions = [...film.querySelectorAll('track')].find(({ srclang }) => srclang === lang) ?? film.querySelector('track');
  if (!captions) return;
  const show = () => list.replaceChildren(...[...(captions.track.cues ?? [])].map(lineOf));
  if (captions.readyState === HTMLTrackElement.LOADED) show();
  else captions.addEventListener('load', show, { once: true });
  if (captions.track.mode === 'disabled') captions.track.mode = 'hidden';
}

function lineOf(cue: TextTrackCue): HTMLLIElement {
  const words = cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
  const at = Object.assign(document.createElement('span'), { textContent: clock(cue.startTime) });
  const link = Object.assign(document.createElement('a'), { href: '#film' });
  link.setAttribute(seek, String(cue.startTime));
  link.append(at, ` ${words}`);
  const line = document.createElement('li');
  line.append(link);
  return line;
}
