import { Fragment } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { termOf } from '#services/search/shared.ts';
import { SearchOption } from './SearchOption.tsx';
import css from './Suggestions.module.css';
import type { SearchMessageId } from './search.words.ts';
import type { Group, Suggestion } from './suggestions.ts';

const headings = {
  recent: 'searchBox.recent',
  popularSearches: 'searchBox.popularSearches',
  popularArticles: 'searchBox.popularArticles',
  other: 'searchBox.other',
} as const;

type Props = {
  id: string;
  /** What is typed. */
  typed: string;
  groups: readonly Group[];
  active: number | null;
  idOf: (index: number) => string;
  onChoose: (suggestion: Suggestion) => void;
};

/** The list box under the search: its groups, and in them what can be chosen. */
export function Suggestions({ id, typed, groups, active, idOf, onChoose }: Props) {
  const t = useTranslate<SearchMessageId>();
  let index = 0;
  return (
    <div id={id} role="listbox" aria-label={t('searchBox.suggestions')}>
      {groups.map(({ name, suggestions }) => {
        const options = suggestions.map((suggestion) => {
          const position = index++;
          return (
            <SearchOption
              key={position}
              id={idOf(position)}
              suggestion={suggestion}
              isActive={position === active}
              onChoose={() => onChoose(suggestion)}
            />
          );
        });
        if (name === 'results') return <Fragment key={name}>{options}</Fragment>;
        if (name === 'all')
          return (
            <div key={name} role="presentation" className={css.all}>
              {options}
            </div>
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: inside a list box there is no such element.
          <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={name === 'recent' ? css.recent : css.group}>
            <div id={`${id}-${name}`} role="presentation" className={css.heading}>
              {name === 'abbreviations' ? t('searchBox.abbreviations', { term: termOf(typed) }) : t(headings[name])}
            </div>
            {options}
          </div>
        );
      })}
    </div>
  );
}
