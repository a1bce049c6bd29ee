import { createContext, type ReactNode, use } from 'react';
import type { CardProps } from '#app/content/cards/card.ts';
import type { CheckListProps } from '#app/features/check-list/items.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { type Locale, languageTags } from '#config/locale.ts';
import css from './EntryLink.module.css';

type LinkedEntry = {
  /** Some have no page of their own. */
  path: string | null;
  locale: Locale;
  title: string;
  sample: boolean;
  /** Of a term of the glossary: what it means, and what else it is called. */
  definition?: { text: string; alsoCalled: readonly string[] } | undefined;
  /** What it holds, where it is a check-list: to be shown within a text. */
  checkList?: CheckListProps | undefined;
  /** For what shows it and does not only lead to it. */
  card: CardProps;
};

/** The entries that a page links to, shows or names, by id: in the page's language, else in the other. */
export type LinkedEntries = Readonly<Record<string, LinkedEntry>>;
export const LinkedEntriesContext = createContext<LinkedEntries>({});

/**
 * A link to an entry by id; without words it shows the entry's title. One in the other language says so; one that is not
 * published, or has no page, is just its words.
 */
export function EntryLink({ id, children }: { id: string; children?: ReactNode }) {
  const target = use(LinkedEntriesContext)[id];
  const locale = useLocale();
  const t = useTranslate();
  const words = children ?? (target && <Title {...target} />);
  if (!target || target.path === null) return <>{words}</>;
  if (target.locale === locale)
    return target.definition ? <TermLink id={id} path={target.path} words={words} /> : <a href={target.path}>{words}</a>;
  return (
    <a href={target.path} hrefLang={target.locale}>
      {words} {t(target.locale === 'es' ? 'link.inSpanish' : 'link.inEnglish')}
    </a>
  );
}

/** A word that opens its definition where it stands (`enhance/definitions.ts`); without a script it leads to the glossary. */
function TermLink({ id, path, words }: { id: string; path: string; words: ReactNode }) {
  return (
    <a className={css.term} href={path} data-term={id}>
      {words}
    </a>
  );
}

/** What an entry is called; a person who is made up as an example is marked so. */
function Title({ title, locale, sample }: LinkedEntry) {
  const here = useLocale();
  const t = useTranslate();
  return (
    <>
      <span lang={locale === here ? undefined : languageTags[locale]}>{title}</span>
      {sample ? ` ${t('entry.sample')}` : null}
    </>
  );
}
