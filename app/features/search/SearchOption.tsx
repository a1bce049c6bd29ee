import type { MouseEvent } from 'react';
import { resultLabel } from '#app/i18n/entry-labels.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { type Locale, languageTags } from '#config/locale.ts';
import { MarkedText } from './MarkedText.tsx';
import css from './SearchOption.module.css';
import type { SearchMessageId } from './search.words.ts';
import type { Result, Suggestion } from './suggestions.ts';

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
      return (
        <span className={css.all}>
          {suggestion.locale === here ? t('searchBox.all', { term: suggestion.term }) : t('searchBox.otherAll')}
        </span>
      );
    case 'article':
      return <Titled {...suggestion.article} />;
    case 'result':
      return (
        <>
          <Titled {...suggestion.result} lang={langOf(suggestion.locale)} />
          <span className={css.teaser} lang={langOf(suggestion.locale)}>
            <MarkedText html={whyFound(suggestion.result)} />
          </span>
        </>
      );
  }
}

type TitledProps = { title: string; contentType: string; lang?: string | undefined };

function Titled({ title, contentType, lang }: TitledProps) {
  const t = useTranslate<SearchMessageId>();
  return (
    <>
      <span className={css.title} lang={lang}>
        {title}{' '}
      </span>
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
