import { useId, useMemo, useState } from 'react';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { languageTags } from '#config/locale.ts';
import { termOf } from '#services/search/shared.ts';
import { countArticle, countSearch } from './count.ts';
import { rememberSearch } from './recent-searches.ts';
import { announcementFor } from './SearchWords.tsx';
import type { SearchMessageId } from './search.words.ts';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { useFolding } from './use-folding.ts';
import { useOptions } from './use-options.ts';
import { usePopular } from './use-popular.ts';
import { useRecent } from './use-recent.ts';
import { useSearch } from './use-search.ts';

export type SearchBox = ReturnType<typeof useSearchBox>;

/** All that the search in the header knows and does; `action` is the address of the page of results. */
export function useSearchBox(action: string) {
  const t = useTranslate<SearchMessageId>();
  const locale = useLocale();
  const id = useId();
  const folding = useFolding();
  const { isOpen, show, field } = folding;
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState('');
  const { nav, again } = useSearch(termOf(typed), locale);
  const popular = usePopular(locale, isOpen);
  const { recent, forget } = useRecent(isOpen);

  const groups = useMemo(() => suggestionsFor({ typed, nav, recent, popular, action }), [typed, nav, recent, popular, action]);
  const options = useMemo(() => groups.flatMap(({ suggestions }) => suggestions), [groups]);
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
    announcement: isOpen ? notice || announcementFor(t, typed, nav) : '',
    type(text: string) {
      setNotice('');
      setTyped(text);
      show();
    },
    /** What is chosen is a link, which the browser follows. */
    choose(suggestion: Suggestion) {
      if (suggestion.kind === 'article') countArticle(suggestion.article.id);
      else rememberSearch(suggestion.term);
      if (suggestion.kind !== 'result') return;
      countArticle(suggestion.result.id);
      countSearch(suggestion.term, languageTags[locale]);
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
