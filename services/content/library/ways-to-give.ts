import type { Locale } from '#config/locale.ts';
import type { Document } from '#services/content/model/rich-text.ts';
import type { Entry } from './entry.ts';
import type { FoundEntry } from './find-entry.ts';

/** The words on ways to give, in the entry that they are from: what stands there before its first heading. */
export type WaysToGive = { entry: Entry; text: Document | null };

/** What home says on ways to give; null where there is no such page in the language. */
export async function waysToGive(
  content: { onScreen(screen: string, locale: Locale): Promise<FoundEntry> },
  locale: Locale,
): Promise<WaysToGive | null> {
  const found = await content.onScreen('about-us.ways-to-give', locale);
  if (found.kind !== 'found') return null;
  const [first] = found.entry.sections;
  return { entry: found.entry, text: first?.kind === 'bodyCopy' && first.id === 'introduction' ? first.data.text : null };
}
