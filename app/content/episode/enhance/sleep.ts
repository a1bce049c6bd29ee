import { episodeAsleep, episodeSleep } from '#app/content/episode/hooks.ts';

/** Stops after the minutes that were chosen, or where the chapter ends that is heard, and says so. */
export function sleepAfter(controls: HTMLElement, audio: HTMLAudioElement): void {
  const choice = controls.querySelector<HTMLSelectElement>(`[${episodeSleep}]`);
  const notice = controls.querySelector<HTMLElement>(`[${episodeAsleep}]`);
  if (!choice) return;
  const chapters = (choice.getAttribute(episodeSleep) ?? '').split(',').map(Number);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let chapterEnd = Number.POSITIVE_INFINITY;
  const findEnd = () => {
    const next = chapters.find((at) => at > audio.currentTime);
    chapterEnd = choice.value === 'chapter' && next !== undefined ? next : Number.POSITIVE_INFINITY;
  };
  const forget = () => {
    clearTimeout(timer);
    choice.value = '';
    findEnd();
  };
  const stop = () => {
    audio.pause();
    forget();
    if (notice) notice.hidden = false;
  };
  choice.addEventListener('change', () => {
    clearTimeout(timer);
    findEnd();
    const minutes = Number(choice.value);
    if (minutes > 0) timer = setTimeout(stop, minutes * 60_000);
  });
  // Who goes elsewhere hears another chapter, which is then the one to end.
  audio.addEventListener('seeking', findEnd);
  audio.addEventListener('timeupdate', () => {
    if (!audio.seeking && audio.currentTime >= chapterEnd) stop();
  });
  audio.addEventListener('play', () => {
    if (notice) notice.hidden = true;
  });
  audio.addEventListener('ended', forget);
}
