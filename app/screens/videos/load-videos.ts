import type { CardProps } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { UntranslatedEntry } from '#app/entries/load-entry.ts';
import { type KindPage, loadKindPage } from '#app/entries/load-kind-page.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { videos } from './videos.ts';

/** An entry that stands around a list of films: the landing page, or a series. */
export function loadVideos(request: PageRequest): Promise<KindPage | UntranslatedEntry> {
  const { locale } = request.match;
  const t = createTranslate(locale, messagesFor(locale));
  return loadKindPage(request, videos, (series) => t('videos.titled', { series }));
}

/** The lists of films that play one after the other. */
export async function loadPlaylists({ alba, match: { locale } }: PageRequest): Promise<CardProps[]> {
  const cards = await loadCards(alba, await alba.content.playlists(locale), locale);
  return cards.map((card) => ({ ...card, type: 'small', isFeaturedCard: false, date: undefined }));
}
