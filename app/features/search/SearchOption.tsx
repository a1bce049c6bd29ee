import type { MouseEvent } from 'react';
import { resultLabel } from '#app/i18n/entry-labels.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { MarkedText } from './MarkedText.tsx';
import css from './SearchOption.module.css';
import type { SearchMessageId } from './search.words.ts';
import type { Result, Suggestion } from './suggestions.ts';

type Props = { id: string; suggestion: Suggestion; isActive: boolean; onChoose: () => void };

/** One thing to choose: a link, which the box marks and follows by the keyboard. */
export function SearchOption({ id, suggestion, isActive, onChoose }: Props) {
  return (
    <a
      id={id}
      className={css.option}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={suggestion.href}
      onClick={onChoose}
      // The box keeps the focus.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      <Words suggestion={suggestion} />
    </a>
  );
}

function Words({ suggestion }: { suggestion: Suggestion }) {
  const t = useTranslate<SearchMessageId>();
  switch (suggestion.kind) {
    case 'search':
      return suggestion.term;
    case 'all':
      return <span className={css.all}>{t('searchBox.all', { term: suggestion.term })}</span>;
    case 'article':
      return <Titled {...suggestion.article} />;
    case 'result':
      return (
        <>
          <Titled {...suggestion.result} />
          <span className={css.teaser}>
            <MarkedText html={whyFound(suggestion.result)} />
          </span>
        </>
      );
  }
}

function Titled({ title, contentType }: { title: string; contentType: string }) {
  const t = useTranslate<SearchMessageId>();
  return (
    <>
      <span className={css.title}>{title} </span>
      <span className={css.kind}>
        {t(`card.label.${resultLabel(contentType)}`)}
        {contentType === 'archivedResearchNews' ? ` · ${t('card.archived')} ` : ' '}
      </span>
    </>
  );
}

/** The teaser, or an extract of the text where only that shows what was found. */
function whyFound({ teaserContent, content }: Result): string {
  return !teaserContent.includes('<mark>') && content.includes('<mark>') ? content : teaserContent;
}
