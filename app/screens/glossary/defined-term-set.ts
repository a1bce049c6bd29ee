import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo } from '#app/addresses/paths.ts';
import type { Page } from '#app/pages/page.ts';
import type { EntryAddress, EntryTeaser } from '#services/content/library/store.ts';

/** https://schema.org/DefinedTermSet: the glossary as search engines read it. What each word means, its own page says. */
export function definedTermSet({ origin, locale, alternates, title }: Page, terms: readonly EntryTeaser[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: title,
    url: origin + (alternates[locale] ?? ''),
    inLanguage: locale,
    hasDefinedTerm: terms.map((term) => ({ '@type': 'DefinedTerm', name: term.title, url: origin + (entryPath(term) ?? '') })),
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
