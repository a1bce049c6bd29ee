import type { DefinedTerm, DefinedTermSet } from 'schema-dts';
import { pathTo } from '#app/addresses/paths.ts';
import type { Page } from '#app/pages/page.ts';
import { textOn } from './thing.ts';

/** https://schema.org/DefinedTermSet: the glossary as search engines read it. That a word is of it, and what it means, the word's own page says. */
export function definedTermSet(page: Page): Exclude<DefinedTermSet, string> {
  return { '@type': 'DefinedTermSet', ...textOn(page) };
}

/** https://schema.org/DefinedTerm: one word of the glossary, on its own page. */
export function definedTerm(page: Page, alsoCalled: readonly string[]): Exclude<DefinedTerm, string> {
  return {
    '@type': 'DefinedTerm',
    ...textOn(page),
    ...(alsoCalled.length > 0 ? { alternateName: [...alsoCalled] } : {}),
    inDefinedTermSet: page.origin + pathTo('glossary', page.locale),
  };
}
