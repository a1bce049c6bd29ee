import { embedOf } from '#app/addresses/embeds.ts';
import { EmbedFrame } from '#app/content/embeds/EmbedFrame.tsx';
import { MembersOnly } from '#app/features/gated-content/MembersOnly.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Button } from '#app/ui/Button.tsx';
import { sizesFrom } from '#app/ui/breakpoints.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import css from './FilmView.module.css';
import { type Film, plainFile } from './film.ts';

/** A film in its place: to be played, to sign in for, or to be opened where it is hosted. */
export function FilmView({ film, caption }: { film: Film; caption?: string | undefined }) {
  return (
    <figure className={css.film} id="film">
      {film.files.length === 0 ? <Elsewhere film={film} /> : film.isMembersOnly ? <ForMembers film={film} /> : <FilmPlayer film={film} />}
      {caption ? <figcaption className="measure quiet">{caption}</figcaption> : null}
    </figure>
  );
}

function ForMembers({ film }: { film: Film }) {
  const t = useTranslate();
  const file = plainFile(film);
  return (
    <MembersOnly
      title={t('film.forMembers')}
      path={film.path}
      poster={<Poster film={film} />}
      facts={
        file ? (
          <noscript>
            <p>
              {t('film.signedIn')} <a href={file.url}>{t('film.file')}</a>
            </p>
          </noscript>
        ) : null
      }
    >
      <FilmPlayer film={film} />
    </MembersOnly>
  );
}

function Elsewhere({ film }: { film: Film }) {
  const t = useTranslate();
  const { videoUrl } = film;
  if (videoUrl === undefined) return <Poster film={film} />;
  const embed = embedOf(videoUrl);
  if (embed) return <EmbedFrame embed={embed} title={film.title} duration={film.duration} poster={<Poster film={film} />} />;
  return (
    <>
      <Poster film={film} />
      <p className={css.elsewhere}>
        <Button href={videoUrl}>{t('film.elsewhere', { host: new URL(videoUrl).host.replace(/^www\./, '') })}</Button>
        <span className="quiet">{t('film.leadsAway')}</span>
      </p>
    </>
  );
}

function Poster({ film: { poster } }: { film: Film }) {
  if (!poster) return null;
  return <Picture className={css.poster} asset={poster} alt="" sizes={sizesFrom({ MD: '768px', SM: '94vw' })} eager />;
}
