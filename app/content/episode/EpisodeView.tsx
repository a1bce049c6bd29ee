import { useTranslate } from '#app/i18n/I18n.tsx';
import { EpisodePlayer } from './EpisodePlayer.tsx';
import css from './EpisodeView.module.css';
import type { Episode } from './episode.ts';
import { Transcript } from './Transcript.tsx';

/** An episode in its place: to be heard with its chapters and what is said, or to be read. */
export function EpisodeView({ episode }: { episode: Episode }) {
  const { audio, isComputerVoice } = episode;
  const t = useTranslate();
  return (
    <div id="episode">
      {audio ? <EpisodePlayer episode={episode} audio={audio} /> : <ToRead episode={episode} />}
      {isComputerVoice ? (
        <p className={`measure ${css.note}`} role="note">
          {t('episode.computerVoice')}
        </p>
      ) : null}
      {audio ? null : <Transcript episode={episode} />}
    </div>
  );
}

function ToRead({ episode: { heardAt } }: { episode: Episode }) {
  const t = useTranslate();
  return (
    <p className={`measure ${css.note}`} role="note">
      {t('episode.toRead')}{' '}
      {heardAt ? (
        <a href={heardAt.path} hrefLang={heardAt.locale}>
          {t(`episode.heard.${heardAt.locale}`)}
        </a>
      ) : null}
    </p>
  );
}
