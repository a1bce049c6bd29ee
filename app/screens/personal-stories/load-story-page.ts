import { listParameters } from '#app/addresses/list-query.ts';
import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { Page } from '#app/pages/page.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { loadStories, type StoryList } from './load-stories.ts';

/** An entry that stands around a list of stories: the landing page, or a kind of story. */
export async function loadStoryPage(request: PageRequest): Promise<(ReadableEntry & { list: StoryList }) | UntranslatedEntry> {
  const shown = await loadEntry(request);
  if (shown.kind === 'untranslated') return shown;
  const { entry, page, beside } = shown;
  const list = await loadStories(request, page.alternates[page.locale] ?? '', entry.type === 'storyCategory' ? entry.id : null);
  // The kinds stand above the list, and what leads on is the list.
  return { ...shown, page: beside ? page : pageOf(page, list), section: null, related: [], list };
}

/** A list that is sorted or turned over is the same list to a search engine, as those of research news are. */
function pageOf(page: Page, { query, kind }: StoryList): Page {
  const parameters = listParameters(query);
  const t = createTranslate(page.locale, messagesFor(page.locale));
  // An article may have the name of the kind for its title.
  const named = kind === null ? page : { ...page, headTitle: t('stories.titled', { kind: page.title }) };
  return parameters === '' ? named : { ...named, indexed: false, query: parameters };
}
