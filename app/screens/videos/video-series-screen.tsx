import { EntryView } from '#app/entries/EntryView.tsx';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/video-series-screen.ts';
import { loadVideos } from './load-videos.ts';
import { VideoShelf } from './VideoShelf.tsx';

export const loader = document((request) => loadVideos(request));

/** The films of one series. */
export default function VideoSeriesScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} isWide lead={<VideoShelf list={shown.list} />} />;
}
