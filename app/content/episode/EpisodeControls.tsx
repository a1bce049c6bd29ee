import type { ReactNode } from 'react';
import { type Attributes, hook } from '#app/browser/hook.ts';
import { clock } from '#app/content/film/clock.ts';
import { filmSpeed } from '#app/content/film/hooks.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { organisation } from '#config/organisation.ts';
import css from './EpisodeControls.module.css';
import type { Episode } from './episode.ts';
import {
  episodeArtist,
  episodeArtwork,
  episodeAsleep,
  episodeControls,
  episodeElapsed,
  episodeJump,
  episodeLeft,
  episodePlay,
  episodePosition,
  episodeSleep,
  episodeVolume,
} from './hooks.ts';

const step = 15;
const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];
const minutesToSleep = [5, 15, 30, 45];

/** The controls of an episode, hidden until a script brings them to life. */
export function EpisodeControls({ episode: { title, duration, chapters }, artwork }: { episode: Episode; artwork: string }) {
  const t = useTranslate();
  return (
    <section
      className={`${css.controls} unprinted`}
      aria-label={`${t('episode.player')}: ${title}`}
      hidden
      {...hook(episodeControls)}
      {...hook(episodeArtist, organisation.name)}
      {...hook(episodeArtwork, artwork)}
    >
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      <div className={css.buttons}>
        <Jump seconds={-step} label={t('episode.back')} />
        <button type="button" className={css.play} aria-label={t('episode.play')} data-pause={t('episode.pause')} {...hook(episodePlay)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path className={css.whenPaused} d="M8 5v14l11-7z" />
            <path className={css.whenPlaying} d="M7 5h4v14H7zM13 5h4v14h-4z" />
          </svg>
        </button>
        <Jump seconds={step} label={t('episode.forward')} />
      </div>
      <div className={css.position}>
        <input
          type="range"
          min={0}
          max={Math.round(duration)}
          step={1}
          defaultValue={0}
          autoComplete="off"
          aria-label={t('episode.position')}
          {...hook(episodePosition, t('episode.at', { at: '{at}', of: '{of}' }))}
        />
        <p className={css.times} aria-hidden="true">
          <span {...hook(episodeElapsed)}>0:00</span>
          <span {...hook(episodeLeft)}>−{clock(duration)}</span>
        </p>
      </div>
      <Settings chapters={chapters} />
      <p className={css.status} role="status" hidden {...hook(episodeAsleep)}>
        {t('episode.asleep')}
      </p>
    </section>
  );
}

function Jump({ seconds, label }: { seconds: number; label: string }) {
  return (
    <button type="button" className={css.jump} aria-label={label} {...hook(episodeJump, seconds)}>
      <span aria-hidden="true">{seconds < 0 ? `−${-seconds}` : `+${seconds}`}</span>
    </button>
  );
}

function Settings({ chapters }: Pick<Episode, 'chapters'>) {
  const t = useTranslate();
  return (
    <div className={css.settings}>
      <Choice label={t('film.speed')} attributes={hook(filmSpeed)} chosen="1">
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {t('film.speed.times', { speed })}
          </option>
        ))}
      </Choice>
      <Choice label={t('episode.sleep')} attributes={hook(episodeSleep, chapters.map(({ at }) => at).join())} chosen="">
        <option value="">{t('episode.sleep.never')}</option>
        {minutesToSleep.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t('episode.sleep.minutes', { minutes })}
          </option>
        ))}
        {chapters.length > 1 ? <option value="chapter">{t('episode.sleep.chapter')}</option> : null}
      </Choice>
      <label>
        {t('episode.volume')}
        <input type="range" min={0} max={1} step={0.05} defaultValue={1} autoComplete="off" {...hook(episodeVolume)} />
      </label>
    </div>
  );
}

function Choice({ label, attributes, chosen, children }: { label: string; attributes: Attributes; chosen: string; children: ReactNode }) {
  return (
    <label>
      {label}
      {/* Without `autoComplete` a browser would bring back what stood there, and not what is so. */}
      <select autoComplete="off" defaultValue={chosen} {...attributes}>
        {children}
      </select>
    </label>
  );
}
