import { filmSpeed } from '#app/content/film/hooks.ts';
import keptSpeed from '#app/content/film/speed.device.ts';

/** Plays at the speed that was chosen in any film before, and keeps what is chosen, here or in the player's own menu. */
export function rememberSpeed(player: HTMLElement, film: HTMLMediaElement): void {
  const choice = player.querySelector<HTMLSelectElement>(`[${filmSpeed}]`);
  const set = (speed: number) => {
    // The one that it begins with, and again whenever another film is loaded.
    film.defaultPlaybackRate = speed;
    film.playbackRate = speed;
  };
  const say = () => {
    if (choice) choice.value = String(film.playbackRate);
  };
  set(keptSpeed.read() ?? 1);
  say();
  film.addEventListener('ratechange', () => {
    const speed = film.playbackRate;
    film.defaultPlaybackRate = speed;
    keptSpeed.write(speed === 1 ? undefined : String(speed));
    say();
  });
  choice?.addEventListener('change', () => set(Number(choice.value)));
}
