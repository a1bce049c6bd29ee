import { screenAt } from '#app/addresses/paths.ts';
import type { Linked } from '#app/content/LinkedContent.tsx';
import type { Alba } from '#app/context.ts';
import { entryAt } from '#app/entries/find-entry.ts';
import { isOver } from '#app/entries/is-over.ts';
import { loadLinked } from '#app/entries/load-linked.ts';
import { besidePath, translationOf } from '#app/entries/translation-of.ts';
import type { Messages } from '#app/i18n/catalogue.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { otherLocale } from '#config/locale.ts';
import type { Entry } from '#services/content/library/store.ts';

/** An entry in one language, with all that it takes to show it on a page in another. */
export type Half = { entry: Entry; linked: Linked; messages: Messages; isOver: boolean };
export type Beside = { here: Half; there: Half };

/**
 * An entry in both languages, where `?with=` names the other one. Null for any other value, for an entry in one language, and for one
 * that is not read side by side: the page is then the plain one.
 */
export async function loadBeside({ alba, url }: PageRequest, entry: Entry): Promise<Beside | null> {
  if (url.searchParams.get('with') !== otherLocale(entry.locale) || besidePath(entry) === null) return null;
  const match = screenAt(translationOf(entry)?.path ?? '');
  const found = match ? await entryAt(alba.content, match) : null;
  if (found?.kind !== 'found') return null;
  const [here, there] = await Promise.all([loadHalf(alba, entry), loadHalf(alba, found.entry)]);
  return { here, there };
}

/**
 * One language among two: a word that opens its definition would have to open that of its own language, so it leads to the glossary;
 * and a check-list to tick stands on its own page.
 */
async function loadHalf(alba: Alba, entry: Entry): Promise<Half> {
  const linked = await loadLinked(alba, entry);
  const entries = Object.entries(linked.entries).map(([id, each]) => [id, { ...each, definition: undefined, checkList: undefined }]);
  return { entry, linked: { ...linked, entries: Object.fromEntries(entries) }, messages: messagesFor(entry.locale), isOver: isOver(entry) };
}
