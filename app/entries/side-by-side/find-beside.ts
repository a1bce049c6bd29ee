import { screenAt } from '#app/addresses/paths.ts';
import type { Alba } from '#app/context.ts';
import { besidePath, translationOf } from '#app/entries/translation-of.ts';
import { entryAt } from '#app/pages/load-page.ts';
import { otherLocale } from '#config/locale.ts';
import type { Entry } from '#services/content/library/store.ts';

/**
 * The entry in the other language, where `?with=` names that. Null for any other value, for an entry in one language, and for one
 * that is not read side by side: the page is then the plain one.
 */
export async function findBeside({ content }: Pick<Alba, 'content'>, url: URL, entry: Entry): Promise<Entry | null> {
  if (url.searchParams.get('with') !== otherLocale(entry.locale) || besidePath(entry) === null) return null;
  const match = screenAt(translationOf(entry)?.path ?? '');
  const found = match ? await entryAt(content, match) : null;
  return found?.kind === 'found' ? found.entry : null;
}
