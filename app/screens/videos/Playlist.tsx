import { hook } from '#app/browser/hook.ts';
import { FilmFiles, FilmPlayer } from '#app/content/film/FilmPlayer.tsx';
import { durationOfAll, type Film } from '#app/content/film/film.ts';
import { filmId } from '#app/content/film/hooks.ts';
import { formatDuration } from '#app/i18n/dates.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Picture, plainAddress } from '#app/ui/Picture.tsx';
import { playlist, playlistFilm, playlistItem, playlistMembers, playlistPlay, playlistPoster } from './hooks.ts';
import css from './Playlist.module.css';

/**
 * Films in their order, each a link to its page. A script plays one after the other in the one player, which begins with the first that
 * everybody may see.
 */
export function Playlist({ films }: { films: readonly Film[] }) {
  const t = useTranslate();
  const first = films.find(({ files, isMembersOnly }) => files.length > 0 && !isMembersOnly);
  const seconds = durationOfAll(films);
  return (
    <section className={css.playlist} {...hook(playlist)}>
      {first ? <FilmPlayer film={first} isOne={false} /> : null}
      <h2>{t('videos.inPlaylist', { count: films.length })}</h2>
      {seconds === undefined ? null : <p className="quiet">{t('entry.duration', { duration: formatDuration(seconds) })}</p>}
      <ol className={`plain-list ${css.films}`}>
        {films.map((film) => (
          <Item key={film.id} film={film} isFirst={film === first} />
        ))}
      </ol>
    </section>
  );
}

function Item({ film, isFirst }: { film: Film; isFirst: boolean }) {
  const t = useTranslate();
  const { poster, title, path, duration, isMembersOnly } = film;
  return (
    <li
      className={css.film}
      aria-current={isFirst ? 'true' : undefined}
      {...hook(playlistItem)}
      {...(isMembersOnly ? hook(playlistMembers) : {})}
    >
      {poster ? <Picture className={css.still} asset={poster} alt="" sizes="160px" /> : <span />}
      <div className={css.words}>
        <a href={path}>{title}</a>
        <p className={css.facts}>
          {duration === undefined ? null : <span>{t('entry.duration', { duration: formatDuration(duration) })}</span>}
          {isMembersOnly ? <span>{t('card.membersOnly')}</span> : null}
          <strong className={css.now}>{t('videos.playing')}</strong>
        </p>
      </div>
      {film.files.length === 0 ? null : (
        <>
          <button type="button" className={css.play} {...hook(playlistPlay)}>
            <svg viewBox="0 0 10 12" aria-hidden="true">
              <path d="M0 0l10 6-10 6z" />
            </svg>
            <span className="visually-hidden">{t('videos.play', { title })}</span>
          </button>
          <template {...hook(playlistFilm, title)} {...hook(filmId, film.id)} {...hook(playlistPoster, poster ? plainAddress(poster) : '')}>
            <FilmFiles film={film} />
          </template>
        </>
      )}
    </li>
  );
}
