import { use } from 'react';
import { WordsOnThisPage } from '#app/features/glossary/WordsOnThisPage.tsx';
import { useLocale } from '#app/i18n/I18n.tsx';
import { LinkedEntriesContext } from './linked-entries.ts';

/** The terms of the glossary, in the page's language, that a page links to. */
export function LinkedTerms() {
  const locale = useLocale();
  const terms = Object.entries(use(LinkedEntriesContext)).flatMap(([id, { title, definition, locale: own }]) =>
    definition && own === locale ? [{ id, title, ...definition }] : [],
  );
  return <WordsOnThisPage terms={terms} />;
}
