import { hook } from '#app/browser/hook.ts';
import { Chapters } from '#app/content/film/Chapters.tsx';
import { filmGoesOn, filmId } from '#app/content/film/hooks.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { plainAddress } from '#app/ui/Picture.tsx';
import type { Asset } from '#services/media/store.ts';
import { EpisodeControls } from './EpisodeControls.tsx';
import css from './EpisodePlayer.module.css';
import type { Episode } from './episode.ts';
import { episodeFailed, episodePlayer } from './hooks.ts';
import { Transcript } from './Transcript.tsx';

/**
 * An episode in the browser's own player, in whose place a script puts controls that do more. Nothing of the sound is loaded before
 * somebody plays it, and nothing moves when the controls come.
 */
export function EpisodePlayer({ episode, audio }: { episode: Episode; audio: Asset }) {
  const t = useTranslate();
  const { id, title, chapters } = episode;
  return (
    <div {...hook(episodePlayer)}>
      <div className={css.place}>
        <audio className={css.audio} controls preload="none" src={audio.url} aria-label={title} {...hook(filmId, id)}>
          <a href={audio.url}>{t('episode.file')}</a>
        </audio>
        <EpisodeControls episode={episode} artwork={plainAddress(episode.picture)} />
      </div>
      <p className={css.failed} role="alert" hidden {...hook(episodeFailed)}>
        {t('episode.failed')}
      </p>
      <p className="quiet" role="status" hidden {...hook(filmGoesOn, t('film.goesOn', { at: '{at}' }))} />
      <Chapters film={{ chapters, files: [audio] }} />
      <Transcript episode={episode} />
    </div>
  );
}
