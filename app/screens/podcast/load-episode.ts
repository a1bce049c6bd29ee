import type { CardProps } from '#app/content/cards/card.ts';
import { type Episode, type EpisodeEntry, episodeOf } from '#app/content/episode/episode.ts';
import { loadOthers } from '#app/content/lists/load-kinds.ts';
import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { notFound } from '#app/pages/responses.ts';
import { podcast } from './podcast.ts';

/** An episode with its page. */
export type EpisodePage = ReadableEntry & { entry: EpisodeEntry; episode: Episode; others: CardProps[] };

/** The page of an episode. */
export async function loadEpisode(request: PageRequest): Promise<EpisodePage | UntranslatedEntry> {
  const { alba } = request;
  const shown = await loadEntry(request);
  if (shown.kind === 'untranslated') return shown;
  const { entry, linked, related } = shown;
  if (entry.type !== 'podcast') throw notFound();
  const captions = linked.assets[entry.fields.captions ?? ''];
  const [cues, others, translations] = await Promise.all([
    captions ? alba.media.cues(captions) : [],
    loadOthers(alba, podcast, { id: entry.id, kind: entry.fields.category, locale: entry.locale }),
    alba.content.heardElsewhere(entry),
  ]);
  const paths = new Set(others.map(({ link }) => link));
  return {
    ...shown,
    entry,
    episode: episodeOf(entry, linked.assets, cues, translations),
    related: related.filter(({ link }) => !paths.has(link)),
    others,
  };
}
