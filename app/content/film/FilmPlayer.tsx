import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { plainAddress } from '#app/ui/Picture.tsx';
import { languageTags } from '#config/locale.ts';
import { Chapters } from './Chapters.tsx';
import css from './FilmPlayer.module.css';
import { type Film, plainFile } from './film.ts';
import { filmCaptions, filmFailed, filmPlayer } from './hooks.ts';

/** What a film is shown as until it is known how large it is: what most are. */
const usual = { width: 1280, height: 720 };

/**
 * A film of ours in the browser's own player, which has all that a keyboard and a screen reader need; a script adds what it
 * remembers. Nothing but the poster is loaded before somebody plays it, and nothing moves when it is.
 */
export function FilmPlayer({ film }: { film: Film }) {
  const t = useTranslate();
  const { width, height } = film.files[0] ?? usual;
  return (
    <div className={css.player} {...hook(filmPlayer)}>
      {/* biome-ignore lint/a11y/useMediaCaption: they are among its files, one for each language. */}
      <video
        className={css.film}
        controls
        playsInline
        preload="none"
        width={width ?? usual.width}
        height={height ?? usual.height}
        poster={film.poster && plainAddress(film.poster)}
        aria-label={film.title}
      >
        <FilmFiles film={film} />
      </video>
      <p className={css.failed} role="alert" hidden {...hook(filmFailed)}>
        {t(film.isMembersOnly ? 'film.failedForMembers' : 'film.failed')}
      </p>
      <Captions film={film} />
      <Chapters film={film} />
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

/** The choice of captions in words: in the player's own menu it is hard to find, and forgotten with the page. */
function Captions({ film: { captions } }: { film: Film }) {
  const t = useTranslate();
  if (captions.length === 0) return null;
  return (
    <p className={`row unprinted needs-script ${css.settings}`}>
      <label>
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
    </p>
  );
}
