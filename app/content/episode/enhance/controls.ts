import { episodeElapsed, episodeJump, episodeLeft, episodePlay, episodePosition } from '#app/content/episode/hooks.ts';
import { clock } from '#app/content/film/clock.ts';

const step = 15;

/** Play, pause and position, by button and by key. */
export function control(controls: HTMLElement, audio: HTMLAudioElement): void {
  controls.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.hasAttribute(episodePlay)) toggle(audio);
    else if (button?.hasAttribute(episodeJump)) jump(audio, Number(button.getAttribute(episodeJump)));
  });
  controls.addEventListener('keydown', (event) => {
    // A list of choices takes letters for itself, and a button or a slider what it is pressed and moved with.
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    const key = event.key.toLowerCase();
    if (key === 'k' || (key === ' ' && !(event.target instanceof HTMLButtonElement))) toggle(audio);
    else if (key === 'j') jump(audio, -step);
    else if (key === 'l') jump(audio, step);
    else return;
    event.preventDefault();
  });
  showPlaying(controls, audio);
  showPosition(controls, audio);
}

/** Goes that many seconds on, or back. */
export function jump(audio: HTMLAudioElement, seconds: number): void {
  const end = Number.isFinite(audio.duration) ? audio.duration : Number.POSITIVE_INFINITY;
  audio.currentTime = Math.min(Math.max(audio.currentTime + seconds, 0), end);
}

function toggle(audio: HTMLAudioElement): void {
  if (audio.paused) audio.play().catch(() => {});
  else audio.pause();
}

function showPlaying(controls: HTMLElement, audio: HTMLAudioElement): void {
  const button = controls.querySelector<HTMLElement>(`[${episodePlay}]`);
  if (!button) return;
  const play = button.getAttribute('aria-label') ?? '';
  const show = () => {
    button.toggleAttribute('data-playing', !audio.paused);
    button.setAttribute('aria-label', audio.paused ? play : (button.dataset.pause ?? ''));
  };
  for (const type of ['play', 'pause', 'ended'] as const) audio.addEventListener(type, show);
}

function showPosition(controls: HTMLElement, audio: HTMLAudioElement): void {
  const slider = controls.querySelector<HTMLInputElement>(`[${episodePosition}]`);
  const elapsed = controls.querySelector(`[${episodeElapsed}]`);
  const left = controls.querySelector(`[${episodeLeft}]`);
  if (!slider || !elapsed || !left) return;
  const words = slider.getAttribute(episodePosition) ?? '';
  const show = () => {
    if (Number.isFinite(audio.duration)) slider.max = String(Math.ceil(audio.duration));
    const [at, of] = [audio.currentTime, Number(slider.max)];
    slider.value = String(Math.round(at));
    slider.setAttribute('aria-valuetext', words.replace('{at}', clock(at)).replace('{of}', clock(of)));
    elapsed.textContent = clock(at);
    left.textContent = `−${clock(Math.max(of - at, 0))}`;
  };
  for (const type of ['timeupdate', 'seeking', 'loadedmetadata'] as const) audio.addEventListener(type, show);
  slider.addEventListener('input', () => {
    audio.currentTime = Number(slider.value);
    show();
  });
  show();
  // A place that was kept is set before anything is loaded, without an event.
  queueMicrotask(show);
}
