import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { clock } from './clock.ts';
import { type Film, plainFile } from './film.ts';
import { filmLines, seek } from './hooks.ts';
import css from './Lines.module.css';

/**
 * What the captions say, each line a link to when it is said. On the page of a film for members, which is everybody's, none stand here: a
 * script reads them from the captions, for whom the server gives them to.
 */
export function Lines({ film }: { film: Film }) {
  const t = useTranslate();
  const file = plainFile(film);
  if (!file || (film.lines.length === 0 && !film.isMembersOnly)) return null;
  return (
    <Disclosure
      summary={t('film.lines')}
      className={`${css.lines} ${film.lines.length === 0 ? 'unprinted' : ''}`}
      attributes={hook(filmLines)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach that. */}
      <ol className={`plain-list ${css.list}`} aria-label={t('film.linesOf')} tabIndex={0}>
        {film.lines.map(({ at, text }) => (
          <li key={at}>
            <a href={`${file.url}#t=${at}`} {...hook(seek, at)}>
              <span>{clock(at)}</span> {text}
            </a>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
