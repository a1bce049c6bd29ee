import type { Behaviour } from '#app/browser/behaviours.ts';
import keptCaptions from './captions.device.ts';
import { filmCaptions, filmFailed, filmPlayer } from './hooks.ts';

/** What the browser's own player does not do: remember captions, let them be chosen in words, and say that a film cannot be loaded. */
export default { on: `[${filmPlayer}]`, when: 'near', begin } satisfies Behaviour;

function begin(): void {
  for (const player of document.querySelectorAll<HTMLElement>(`[${filmPlayer}]`)) {
    const film = player.querySelector('video');
    if (!film) continue;
    followCaptions(film, player.querySelector<HTMLSelectElement>(`[${filmCaptions}]`));
    sayFailures(film, player.querySelector<HTMLElement>(`[${filmFailed}]`));
  }
}

function followCaptions(film: HTMLVideoElement, choice: HTMLSelectElement | null): void {
  const { textTracks } = film;
  const show = (language: string | undefined) => {
    for (const track of textTracks) track.mode = track.language === language ? 'showing' : 'disabled';
  };
  const shown = () => [...textTracks].find(({ mode }) => mode === 'showing')?.language;
  const say = () => {
    if (choice) choice.value = shown() ?? '';
  };
  show(keptCaptions.read());
  say();
  // By the player's own menu too.
  textTracks.addEventListener('change', () => {
    keptCaptions.write(shown());
    say();
  });
  // A playlist puts the tracks of the next film in their place.
  textTracks.addEventListener('addtrack', () => {
    show(keptCaptions.read());
    say();
  });
  choice?.addEventListener('change', () => show(choice.value || undefined));
}

/** The last of its files is the last that the browser tries. */
function sayFailures(film: HTMLVideoElement, failed: HTMLElement | null): void {
  if (!failed) return;
  film.addEventListener(
    'error',
    ({ target }) => (failed.hidden = target instanceof HTMLSourceElement && target.nextElementSibling instanceof HTMLSourceElement),
    true,
  );
  film.addEventListener('loadeddata', () => (failed.hidden = true));
}
