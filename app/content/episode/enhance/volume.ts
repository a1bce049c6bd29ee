import { episodeVolume } from '#app/content/episode/hooks.ts';
import keptVolume from '#app/content/episode/volume.device.ts';

/** Plays as loud as was chosen before, and keeps what is chosen. */
export function rememberVolume(controls: HTMLElement, audio: HTMLAudioElement): void {
  const slider = controls.querySelector<HTMLInputElement>(`[${episodeVolume}]`);
  if (!slider) return;
  const show = (volume: number) => {
    slider.value = String(volume);
    slider.setAttribute('aria-valuetext', `${Math.round(volume * 100)} %`);
  };
  const kept = keptVolume.read() ?? 1;
  audio.volume = kept;
  show(kept);
  slider.addEventListener('input', () => {
    const volume = Number(slider.value);
    audio.volume = volume;
    keptVolume.write(volume === 1 ? undefined : String(volume));
    show(volume);
  });
}
