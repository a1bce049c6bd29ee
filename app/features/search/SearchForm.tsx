import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './SearchForm.module.css';

type Props = {
  /** All of what was typed. */
  typed?: string;
  /** Above results nobody has to be told what the box is for, but for those who hear the page. */
  label: 'shown' | 'heard';
  /** What is said of it, below. */
  children?: ReactNode;
};

/** The search box of a page that has one of its own: the header then has none (`Page.hasSearch`). It leads to the page of results. */
export function SearchForm({ typed = '', label, children }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>.
    <form className={css.form} action={pathTo('search', locale)} role="search" aria-label={t('searchForm.label')}>
      <label className={label === 'shown' ? css.label : 'visually-hidden'} htmlFor="term">
        {t('searchForm.label')}
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
          aria-describedby={children ? 'term-said' : undefined}
        />
        <button type="submit">{t('searchForm.search')}</button>
      </div>
      {children ? (
        <p id="term-said" className={css.said}>
          {children}
        </p>
      ) : null}
    </form>
  );
}
