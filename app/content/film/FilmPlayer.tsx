import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { plainAddress } from '#app/ui/Picture.tsx';
import { languageTags } from '#config/locale.ts';
import { Chapters } from './Chapters.tsx';
import css from './FilmPlayer.module.css';
import { type Film, plainFile } from './film.ts';
import { filmCaptions, filmFailed, filmGoesOn, filmId, filmPlayer, filmSpeed } from './hooks.ts';
import { Lines } from './Lines.tsx';

type Props = {
  film: Film;
  /** It is the one that is played here: its chapters and its lines stand below it. */
  isOne?: boolean;
};

/** What a film is shown as until it is known how large it is: what most are. */
const usual = { width: 1280, height: 720 };

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2];

/**
 * A film of ours in the browser's own player, which has all that a keyboard and a screen reader need; a script adds what it
 * remembers. Nothing but the poster is loaded before somebody plays it, and nothing moves when it is.
 */
export function FilmPlayer({ film, isOne = true }: Props) {
  const t = useTranslate();
  const { width, height } = film.files[0] ?? usual;
  return (
    <div className={css.player} {...hook(filmPlayer)}>
      <video
        className={css.film}
        controls
        playsInline
        preload="none"
        width={width ?? usual.width}
        height={height ?? usual.height}
        poster={film.poster && plainAddress(film.poster)}
        aria-label={film.title}
        {...hook(filmId, film.id)}
      >
        <FilmFiles film={film} />
      </video>
      <p className={css.failed} role="alert" hidden {...hook(filmFailed)}>
        {t(film.isMembersOnly ? 'film.failedForMembers' : 'film.failed')}
      </p>
      <p className="quiet" role="status" hidden {...hook(filmGoesOn, t('film.goesOn', { at: '{at}' }))} />
      <Settings film={film} />
      {isOne ? (
        <>
          <Chapters film={film} />
          <Lines film={film} />
        </>
      ) : null}
    </div>
  );
}

/** What a film is played from: its files in their order, and its captions. */
export function FilmFiles({ film }: { film: Film }) {
  const t = useTranslate();
  const plain = plainFile(film);
  return (
    <>
      {film.files.map(({ url, mediaType }) => (
        <source key={url} src={url} type={mediaType} />
      ))}
      {film.captions.map(({ locale, url }) => (
        <track key={url} kind="captions" src={url} srcLang={languageTags[locale]} label={t(`film.captions.${locale}`)} />
      ))}
      {plain ? <a href={plain.url}>{t('film.file')}</a> : null}
    </>
  );
}

/** The choice of captions and speed in words: in the players' own menus they are hard to find, not everywhere, and forgotten with the page. */
function Settings({ film: { captions } }: { film: Film }) {
  const t = useTranslate();
  return (
    <p className={`row unprinted needs-script ${css.settings}`}>
      {/* Of a playlist the first film may have none, and the next one some. */}
      <label hidden={captions.length === 0}>
        {t('film.captions')}
        {/* Without `autoComplete` a browser would bring back what stood there, and not what is so. */}
        <select autoComplete="off" {...hook(filmCaptions)}>
          <option value="">{t('film.captions.none')}</option>
          {captions.map(({ locale }) => (
            <option key={locale} value={languageTags[locale]}>
              {t(`film.captions.${locale}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('film.speed')}
        <select autoComplete="off" defaultValue="1" {...hook(filmSpeed)}>
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {t('film.speed.times', { speed })}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
