import { createContext, type ReactNode, use } from 'react';
import { type Locale, languageTags } from '#config/locale.ts';
import type { CardProps } from '../cards/card.ts';
import { useLocale, useTranslate } from '../i18n/I18n.tsx';

type LinkedEntry = {
  /** Some have no page of their own. */
  path: string | null;
  locale: Locale;
  title: string;
  sample: boolean;
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
  if (target.locale === locale) return <a href={target.path}>{words}</a>;
  return (
    <a href={target.path} hrefLang={target.locale}>
      {words} {t(target.locale === 'es' ? 'link.inSpanish' : 'link.inEnglish')}
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
