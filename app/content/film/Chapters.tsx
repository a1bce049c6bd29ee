import { hook } from '#app/browser/hook.ts';

import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './Chapters.module.css';
import { clock } from './clock.ts';
import { type Film, plainFile } from './film.ts';
import { seek } from './hooks.ts';

/** The parts of a film or an episode, each a link to where it begins: in the player, or without a script in the file by itself. */
export function Chapters({ film }: { film: Pick<Film, 'chapters' | 'files'> }) {
  const t = useTranslate();
  const file = plainFile(film);
  if (film.chapters.length === 0 || !file) return null;
  return (
    <nav className={`${css.chapters} unprinted`} aria-label={t('film.chapters')}>
      <p className={css.title} aria-hidden="true">
        {t('film.chapters')}
      </p>
      <ol className="plain-list">
        {film.chapters.map(({ at, title }) => (
          <li key={at}>
            <a href={`${file.url}#t=${at}`} {...hook(seek, at)}>
              <span className={css.at}>{clock(at)}</span> <span className={css.words}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
