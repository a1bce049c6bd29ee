import { EntryView } from '#app/entries/EntryView.tsx';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/podcast-category-screen.ts';
import { EpisodeShelf } from './EpisodeShelf.tsx';
import { loadPodcast } from './load-podcast.ts';

export const loader = document((request) => loadPodcast(request));

/** The episodes of one category. */
export default function PodcastCategoryScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} isWide lead={<EpisodeShelf list={shown.list} />} />;
}
