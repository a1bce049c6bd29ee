import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { isSearchable, shortestAbbreviation, termOf } from '#services/search/shared.ts';
import css from './HeaderSearch.module.css';
import { rememberSearch } from './recent-searches.ts';
import { SearchPanel } from './SearchPanel.tsx';
import type { SearchMessageId } from './search.words.ts';
import { type SearchBox, useSearchBox } from './use-search-box.ts';
import { words } from './words.at-build.ts';

type Props = {
  /** The address of the page of results. */
  action: string;
};

/**
 * The search in the header. As it is sent, a form that leads to the page of results; once it is touched, a combobox that shows what
 * it finds while somebody types.
 */
export default function HeaderSearch({ action }: Props) {
  const t = useTranslate<SearchMessageId>();
  const box = useSearchBox();
  const { details, isLive, isOpen, isExpanded, typed } = box;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // The browser would empty the box.
    event.preventDefault();
    box.leave();
  };
  const onSubmit = (event: FormEvent) => {
    const term = termOf(typed);
    // What is too short stays here, where the words say so; with nothing typed the page of results offers more.
    if (term !== '' && !isSearchable(term)) event.preventDefault();
    else if (term !== '' && !box.crisis) rememberSearch(term);
  };

  return (
    <details ref={details} className={css.search} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed by its nature. */}
      <summary className={css.summary} onClick={box.onSummary}>
        <span className="visually-hidden">{t('searchBox.search')}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>. */}
      <form action={action} className={css.form} role="search" noValidate={isLive} onKeyDown={onKeyDown} onSubmit={onSubmit}>
        <SearchField box={box} />
        <button type="submit" className={css.submit}>
          <span className="visually-hidden">{t('searchBox.search')}</span>
        </button>
        {isLive ? (
          <p role="status" className="visually-hidden">
            {box.announcement}
          </p>
        ) : null}
        {isExpanded || (isOpen && termOf(typed) !== '') ? <SearchPanel box={box} className={css.panel} /> : null}
      </form>
    </details>
  );
}
HeaderSearch.words = words;

function SearchField({ box }: { box: SearchBox }) {
  const t = useTranslate<SearchMessageId>();
  const { isLive, isExpanded, active } = box;
  // Nothing promises a list before there is a script that shows it.
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? box.listId : undefined,
    'aria-activedescendant': active === null ? undefined : box.idOf(active),
  } as const;
  return (
    <input
      ref={box.field}
      type="search"
      name="q"
      aria-label={t('searchBox.site')}
      placeholder={t('searchBox.site')}
      // What others searched for on this device is not offered by the browser.
      autoComplete="off"
      minLength={shortestAbbreviation}
      onFocus={box.show}
      onClick={box.show}
      onKeyDown={box.onKeyDown}
      onChange={({ target }) => box.type(target.value)}
      {...(isLive ? combobox : {})}
    />
  );
}
