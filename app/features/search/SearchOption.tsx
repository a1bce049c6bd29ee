import type { MouseEvent } from 'react';
import { resultLabel } from '#app/i18n/entry-labels.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { type Locale, languageTags } from '#config/locale.ts';
import css from './SearchOption.module.css';
import type { SearchMessageId } from './search.words.ts';
import type { Suggestion } from './suggestions.ts';

type Props = { id: string; suggestion: Suggestion; isActive: boolean; onChoose: () => void };

/** One thing to choose: a link, which the box marks and follows by the keyboard. */
export function SearchOption({ id, suggestion, isActive, onChoose }: Props) {
  const here = useLocale();
  const locale = 'locale' in suggestion ? suggestion.locale : here;
  return (
    <a
      id={id}
      className={css.option}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={suggestion.href}
      hrefLang={locale === here ? undefined : locale}
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
  const here = useLocale();
  const langOf = (locale: Locale) => (locale === here ? undefined : languageTags[locale]);
  switch (suggestion.kind) {
    case 'search':
      return suggestion.term;
    case 'all':
      return <span className={css.all}>{suggestion.locale === here ? <All total={suggestion.total} /> : t('searchBox.otherAll')}</span>;
    case 'definition':
      return (
        <>
          <span className={css.title}>{suggestion.definition.title} </span>
          <span className={css.text}>{suggestion.definition.text}</span>
        </>
      );
    case 'article':
      return <Titled {...suggestion.article} />;
    case 'result':
      return <Titled {...suggestion.result} lang={langOf(suggestion.locale)} />;
  }
}

function All({ total }: { total: number | null }) {
  const t = useTranslate<SearchMessageId>();
  return total === null ? t('searchBox.allOfMore') : t('searchBox.all', { total });
}

type TitledProps = { title: string; contentType: string; topic?: string | null; lang?: string | undefined };

/** With its topic, beside which it need not be said that it is an article. */
function Titled({ title, contentType, topic = null, lang }: TitledProps) {
  const t = useTranslate<SearchMessageId>();
  const label = resultLabel(contentType);
  return (
    <>
      <span className={css.title} lang={lang}>
        {title}{' '}
      </span>
      <span className={css.kind}>
        {topic === null ? null : <span lang={lang}>{topic}</span>}
        {topic === null ? t(`card.label.${label}`) : label === 'Article' ? null : ` · ${t(`card.label.${label}`)}`}
        {contentType === 'archivedResearchNews' ? ` · ${t('card.archived')} ` : ' '}
      </span>
    </>
  );
}
