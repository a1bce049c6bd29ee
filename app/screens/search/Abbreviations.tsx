import { pathTo, screenName } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { NotSearched } from './load-results.ts';
import css from './WaysOn.module.css';

/** What a term that is too short to be searched for may stand for: searches for it in full, and where all abbreviations are. */
export function Abbreviations({ query, abbreviations }: NotSearched) {
  const t = useTranslate();
  const locale = useLocale();
  if (abbreviations.length === 0) return null;
  return (
    <nav className={css.pair} aria-labelledby="abbreviations">
      <div>
        <h2 id="abbreviations">{t('searchBox.abbreviations', { term: query.typed })}</h2>
        <ul className="plain-list">
          {abbreviations.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
          <li>
            <a href={pathTo('community.abbreviations', locale)}>{screenName('community.abbreviations', locale)}</a>
          </li>
        </ul>
      </div>
    </nav>
  );
}
