import { podcastFeedPath } from '#app/addresses/files.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import type { UntranslatedEntry } from '#app/entries/load-entry.ts';
import type { KindPage } from '#app/entries/load-kind-page.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/podcast-screen.ts';
import { EpisodeShelf } from './EpisodeShelf.tsx';
import { HowToFollow } from './HowToFollow.tsx';
import { loadPodcast } from './load-podcast.ts';

type Loaded = (KindPage & { feed: string | null }) | UntranslatedEntry;

export const loader = document(async (request): Promise<Loaded> => {
  const { alba, match } = request;
  const [shown, [heard]] = await Promise.all([loadPodcast(request), alba.content.episodes(match.locale, { limit: 1, areHeard: true })]);
  // A feed without episodes is none.
  return shown.kind === 'untranslated' ? shown : { ...shown, feed: heard ? podcastFeedPath(match.locale) : null };
});

/** The podcast: its episodes, the newest first, by category, and how to hear of the next. */
export default function PodcastScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  const { feed, list, page } = shown;
  const follow = feed === null ? null : <HowToFollow path={feed} origin={page.origin} />;
  return <EntryView {...shown} isWide lead={<EpisodeShelf list={list} />} below={follow} />;
}
