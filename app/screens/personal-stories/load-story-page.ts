import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { Page } from '#app/pages/page.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { loadStories, type StoryList } from './load-stories.ts';
import { queryOfList } from './story-list-query.ts';

/** An entry that stands around a list of stories: the landing page, or a kind of story. */
export async function loadStoryPage(request: PageRequest): Promise<(ReadableEntry & { list: StoryList }) | UntranslatedEntry> {
  const shown = await loadEntry(request);
  if (shown.kind === 'untranslated') return shown;
  const { entry, page } = shown;
  const list = await loadStories(request, page.alternates[page.locale] ?? '', entry.type === 'storyCategory' ? entry.id : null);
  // The kinds stand above the list, and what leads on is the list.
  return { ...shown, page: pageOfList(page, list), section: null, related: [], list };
}

/** Each page of a list is an address of its own, but no second door to the site: only the first is kept by search engines. */
function pageOfList(page: Page, { sort, page: number }: StoryList): Page {
  const query = queryOfList({ sort, page: number });
  if (query === '') return page;
  const t = createTranslate(page.locale, messagesFor(page.locale));
  const sorted = sort === 'oldest' ? t('stories.oldestTitled', { title: page.title }) : page.title;
  return { ...page, indexed: false, headTitle: number > 1 ? t('stories.titled', { title: sorted, page: number }) : sorted };
}
