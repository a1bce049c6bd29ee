import { listParameters } from '#app/addresses/list-query.ts';
import { type Kinded, type KindList, loadKinds } from '#app/content/lists/load-kinds.ts';
import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import type { Page } from '#app/pages/page.ts';
import type { PageRequest } from '#app/pages/page-request.ts';

export type KindPage = ReadableEntry & { list: KindList };

/** An entry that stands around a list of kinds: the landing page, or a kind. `titled` is what the page of a kind is called in the head. */
export async function loadKindPage(
  request: PageRequest,
  kinded: Kinded,
  titled: (title: string) => string,
): Promise<KindPage | UntranslatedEntry> {
  const shown = await loadEntry(request);
  if (shown.kind === 'untranslated') return shown;
  const { entry, page, beside } = shown;
  const list = await loadKinds(request, kinded, page.alternates[page.locale] ?? '', entry.type === kinded.kind ? entry.id : null);
  // The kinds stand above the list, and what leads on is the list.
  return { ...shown, page: beside ? page : pageOf(page, list, titled), section: null, related: [], list };
}

/** A list that is sorted or turned over is the same list to a search engine, as those of research news are. */
function pageOf(page: Page, { query, kind }: KindList, titled: (title: string) => string): Page {
  const parameters = listParameters(query);
  // An article may have the name of the kind for its title.
  const named = kind === null ? page : { ...page, headTitle: titled(page.title) };
  return parameters === '' ? named : { ...named, indexed: false, query: parameters };
}
