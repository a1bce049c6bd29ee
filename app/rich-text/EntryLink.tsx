import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '#config/locale.ts';
import { useLocale, useTranslate } from '../i18n/I18n.tsx';

/** Where the entries stand that a page links to, by id: in the page's language, else in the other. */
export type LinkedEntries = Readonly<Record<string, { path: string; locale: Locale }>>;
export const LinkedEntriesContext = createContext<LinkedEntries>({});

/** A link to an entry by id. One in the other language says so; one that is not published is just its words. */
export function EntryLink({ id, children }: { id: string; children: ReactNode }) {
  const target = use(LinkedEntriesContext)[id];
  const locale = useLocale();
  const t = useTranslate();
  if (!target) return <>{children}</>;
  if (target.locale === locale) return <a href={target.path}>{children}</a>;
  return (
    <a href={target.path} hrefLang={target.locale}>
      {children} {t(target.locale === 'es' ? 'link.inSpanish' : 'link.inEnglish')}
    </a>
  );
}
