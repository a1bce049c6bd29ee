import type { Locale } from '#config/locale.ts';
import type { ContentStore, EntryTeaser } from '#services/content/library/store.ts';
import { fold } from './fold.ts';
import { termOf } from './shared.ts';

/** The word of the glossary that a term is, by its name or by what else it is called; null for any other term. */
export async function definitionOf(
  content: Pick<ContentStore, 'glossaryNames' | 'teasers'>,
  typed: string,
  locale: Locale,
): Promise<EntryTeaser | null> {
  const wanted = fold(termOf(typed));
  const words = await content.glossaryNames(locale);
  const word = words.find(({ names }) => names.some((name) => fold(name) === wanted));
  const [teaser] = word ? await content.teasers([word.id], locale) : [];
  return teaser ?? null;
}
