import type { UntranslatedEntry } from '#app/entries/load-entry.ts';
import { type KindPage, loadKindPage } from '#app/entries/load-kind-page.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { podcast } from './podcast.ts';

/** An entry that stands around a list of episodes: the landing page, or a category. */
export function loadPodcast(request: PageRequest): Promise<KindPage | UntranslatedEntry> {
  const { locale } = request.match;
  const t = createTranslate(locale, messagesFor(locale));
  return loadKindPage(request, podcast, (category) => t('podcast.titled', { category }));
}
