import type { Page } from '#app/pages/page.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';

/** https://schema.org/DefinedTermSet: the glossary as search engines read it. */
export function definedTermSet({ origin, locale, alternates, title }: Page, terms: readonly EntryTeaser[]) {
  const url = origin + (alternates[locale] ?? '');
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: title,
    url,
    inLanguage: locale,
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm',
      name: term.title,
      alternateName: term.card.alsoCalled?.length ? term.card.alsoCalled : undefined,
      description: term.teaser,
      url: `${url}#${term.id}`,
    })),
  };
}
