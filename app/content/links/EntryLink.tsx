import { type ReactNode, use } from 'react';
import { TermLink } from '#app/features/glossary/TermLink.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { languageTags } from '#config/locale.ts';
import { LinkedEntriesContext, type LinkedEntry } from './linked-entries.ts';

/**
 * A link to an entry by id, or to a section of it (`#grade`); without words it shows the entry's title. One in the other language says so; one that is not
 * published, or has no page, is just its words.
 */
export function EntryLink({ id, section = '', children }: { id: string; section?: string; children?: ReactNode }) {
  const target = use(LinkedEntriesContext)[id];
  const locale = useLocale();
  const t = useTranslate();
  const words = children ?? (target && <Title {...target} />);
  if (!target || target.path === null) return <>{words}</>;
  if (target.locale === locale)
    return target.isTerm ? (
      <TermLink id={target.definition && id} path={target.path}>
        {words}
      </TermLink>
    ) : (
      <a href={target.path + section}>{words}</a>
    );
  return (
    <a href={target.path + section} hrefLang={target.locale}>
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
