import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo } from '#app/addresses/paths.ts';
import type { Page } from '#app/pages/page.ts';
import type { EntryAddress } from '#services/content/library/store.ts';

/** https://schema.org/DefinedTermSet: the glossary as search engines read it. That a word is of it, and what it means, the word's own page says. */
export function definedTermSet({ origin, locale, alternates, title }: Page) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: title,
    url: origin + (alternates[locale] ?? ''),
    inLanguage: locale,
  };
}

type Term = EntryAddress & { teaser: string; alsoCalled: readonly string[] };

/** https://schema.org/DefinedTerm: one word of the glossary. */
export function definedTerm({ origin, locale }: Page, { alsoCalled, ...term }: Term) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name: term.title,
    alternateName: alsoCalled.length > 0 ? alsoCalled : undefined,
    description: term.teaser,
    url: origin + (entryPath(term) ?? ''),
    inLanguage: locale,
    inDefinedTermSet: origin + pathTo('glossary', locale),
  };
}
