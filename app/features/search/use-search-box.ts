import { useId, useMemo, useState } from 'react';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { languageTags } from '#config/locale.ts';
import { isSearchable, termOf } from '#services/search/shared.ts';
import { countArticle, countSearch } from './count.ts';
import { rememberSearch } from './recent-searches.ts';
import { announcementFor } from './SearchWords.tsx';
import type { SearchMessageId } from './search.words.ts';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { useAbbreviations } from './use-abbreviations.ts';
import { useFolding } from './use-folding.ts';
import { useOptions } from './use-options.ts';
import { usePopular } from './use-popular.ts';
import { useRecent } from './use-recent.ts';
import { useSearch } from './use-search.ts';

export type SearchBox = ReturnType<typeof useSearchBox>;

/** All that the search in the header knows and does. */
export function useSearchBox() {
  const t = useTranslate<SearchMessageId>();
  const locale = useLocale();
  const id = useId();
  const folding = useFolding();
  const { isOpen, show, field } = folding;
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState('');
  const { nav, again } = useSearch(termOf(typed), locale);
  const abbreviations = useAbbreviations(termOf(typed), locale);
  const popular = usePopular(locale, isOpen);
  const { recent, forget } = useRecent(isOpen);

  const groups = useMemo(
    () => suggestionsFor({ typed, nav, abbreviations, recent, popular, locale }),
    [typed, nav, abbreviations, recent, popular, locale],
  );
  const options = useMemo(() => groups.flatMap(({ suggestions }) => suggestions), [groups]);
  const crisis = (isSearchable(typed) && nav.found?.crisis) || null;
  const idOf = (index: number) => `${id}o${index}`;
  const { active, onKeyDown } = useOptions({ options, isOpen, show, idOf });

  return {
    ...folding,
    typed,
    nav,
    recent,
    groups,
    active,
    onKeyDown,
    idOf,
    listId: `${id}l`,
    isExpanded: isOpen && options.length > 0,
    /** For whoever hears it. */
    announcement: isOpen ? notice || announcementFor(t, typed, nav, options.length > 0) : '',
    /** What the last answered term speaks of: whom to call is shown first, and the term is not remembered. */
    crisis,
    type(text: string) {
      setNotice('');
      setTyped(text);
      show();
    },
    /** What is chosen is a link, which the browser follows. */
    choose(suggestion: Suggestion) {
      if (suggestion.kind === 'article') return countArticle(suggestion.article.id);
      // Nobody else who holds this device is to read it, and nobody is to be counted for it.
      if (crisis) return;
      rememberSearch(suggestion.term);
      if (suggestion.kind !== 'result') return;
      countArticle(suggestion.result.id);
      countSearch(suggestion.term, languageTags[suggestion.locale]);
    },
    /** Searches once more for what is typed. */
    again() {
      again();
      // What was pressed is gone.
      field.current?.focus();
    },
    /** Forgets a recent search, or all. */
    forget(term: string | null) {
      forget(term);
      setNotice(term === null ? t('searchBox.cleared') : t('searchBox.removed', { term }));
      // What was pressed is gone.
      field.current?.focus();
    },
  };
}
