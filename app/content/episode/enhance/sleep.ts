import { episodeAsleep, episodeSleep } from '#app/content/episode/hooks.ts';

/** Stops after the minutes that were chosen, and says so. An episode ends by itself: that choice is for who wants no other after it. */
export function sleepAfter(controls: HTMLElement, audio: HTMLAudioElement): void {
  const choice = controls.querySelector<HTMLSelectElement>(`[${episodeSleep}]`);
  const notice = controls.querySelector<HTMLElement>(`[${episodeAsleep}]`);
  if (!choice) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    audio.pause();
    choice.value = '';
    if (notice) notice.hidden = false;
  };
  choice.addEventListener('change', () => {
    clearTimeout(timer);
    const minutes = Number(choice.value);
    if (minutes > 0) timer = setTimeout(stop, minutes * 60_000);
  });
  audio.addEventListener('play', () => {
    if (notice) notice.hidden = true;
  });
  audio.addEventListener('ended', () => {
    clearTimeout(timer);
    choice.value = '';
  });
}
