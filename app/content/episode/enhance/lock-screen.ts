import { episodeArtist, episodeArtwork } from '#app/content/episode/hooks.ts';
import { jump } from './controls.ts';

const step = 15;

/** Shows the episode on the lock screen and to keys for media, where the device has them. */
export function showOnLockScreen(controls: HTMLElement, audio: HTMLAudioElement): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  audio.addEventListener(
    'play',
    () => {
      const artwork = controls.getAttribute(episodeArtwork);
      mediaSession.metadata = new MediaMetadata({
        title: audio.getAttribute('aria-label') ?? '',
        artist: controls.getAttribute(episodeArtist) ?? '',
        artwork: artwork ? [{ src: artwork }] : [],
      });
      handle(mediaSession, audio);
    },
    { once: true },
  );
  const say = () => {
    if (!Number.isFinite(audio.duration)) return;
    mediaSession.setPositionState({ duration: audio.duration, playbackRate: audio.playbackRate, position: audio.currentTime });
  };
  for (const type of ['play', 'seeked', 'ratechange'] as const) audio.addEventListener(type, say);
}

function handle(mediaSession: MediaSession, audio: HTMLAudioElement): void {
  mediaSession.setActionHandler('play', () => void audio.play());
  mediaSession.setActionHandler('pause', () => audio.pause());
  mediaSession.setActionHandler('seekbackward', ({ seekOffset }) => jump(audio, -(seekOffset ?? step)));
  mediaSession.setActionHandler('seekforward', ({ seekOffset }) => jump(audio, seekOffset ?? step));
  mediaSession.setActionHandler('seekto', ({ seekTime }) => {
    if (seekTime !== undefined) audio.currentTime = seekTime;
  });
}
