import type { UntranslatedEntry } from '#app/entries/load-entry.ts';
import { type KindPage, loadKindPage } from '#app/entries/load-kind-page.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { stories } from './stories.ts';

/** An entry that stands around a list of stories: the landing page, or a kind of story. */
export function loadStoryPage(request: PageRequest): Promise<KindPage | UntranslatedEntry> {
  const { locale } = request.match;
  const t = createTranslate(locale, messagesFor(locale));
  return loadKindPage(request, stories, (kind) => t('stories.titled', { kind }));
}
