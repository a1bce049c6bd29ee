import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { longestTerm } from '#services/search/shared.ts';
import css from './SearchForm.module.css';
import { lengthOf } from './search-query.ts';

/** The field with what was typed, all of it; and what became of it where it was too short or too long. */
export function SearchForm({ title, typed }: { title: string; typed: string }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={typed === '' ? css.panel : `${css.panel} ${css.low}`}>
      <h1 className={css.title}>{title}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>. */}
      <form className="unprinted" action={pathTo('search', locale)} role="search" aria-label={t('results.label')}>
        <label className={css.label} htmlFor="term">
          {t('results.label')}
        </label>
        <div className={css.field}>
          <input
            id="term"
            name="q"
            type="search"
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            aria-describedby="term-said"
          />
          <button type="submit">{t('searchBox.search')}</button>
        </div>
        <Said typed={typed} />
      </form>
    </div>
  );
}

/** What may be typed, or what became of what was; nothing where that was searched for as it is. */
function Said({ typed }: { typed: string }) {
  const t = useTranslate();
  const length = typed === '' ? 'none' : lengthOf(typed);
  return (
    <p id="term-said" className={length === 'none' ? css.hint : css.said}>
      {length === 'none' ? t('results.hint') : length === 'right' ? '' : t(`results.${length}`, { count: longestTerm })}
    </p>
  );
}
