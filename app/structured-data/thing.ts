import type { Page } from '#app/pages/page.ts';
import { languageTags } from '#config/locale.ts';

/** What each function here returns, by the vocabulary's own types; all of them at once are more than a compiler can compare. */
export type StructuredThing = { readonly '@type': string };

/** A thing of schema.org as the text of a JSON-LD script. No text of an entry can end the script: `<` is written as an escape. */
export function jsonLd(thing: StructuredThing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
}

/** The whole address of a page. */
export function urlOf({ origin, alternates, locale }: Pick<Page, 'origin' | 'alternates' | 'locale'>): string {
  return origin + (alternates[locale] ?? '');
}

/** A page in one language, as every kind of text says of itself. */
export function textOn(page: Page) {
  return { url: urlOf(page), name: page.title, description: page.description, inLanguage: languageTags[page.locale] };
}

/** The address of the picture by which a page is shared, where it has one: large enough for all who ask for a picture. */
export function pictureOf({ origin, shared }: Pick<Page, 'origin' | 'shared'>): { image?: string } {
  return shared ? { image: origin + shared.picture } : {};
}
