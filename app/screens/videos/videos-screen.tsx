import type { CardProps } from '#app/content/cards/card.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import type { UntranslatedEntry } from '#app/entries/load-entry.ts';
import type { KindPage } from '#app/entries/load-kind-page.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/videos-screen.ts';
import { loadPlaylists, loadVideos } from './load-videos.ts';
import { VideoShelf } from './VideoShelf.tsx';

type Loaded = (KindPage & { playlists: CardProps[] }) | UntranslatedEntry;

export const loader = document(async (request): Promise<Loaded> => {
  const [shown, playlists] = await Promise.all([loadVideos(request), loadPlaylists(request)]);
  return shown.kind === 'untranslated' ? shown : { ...shown, playlists };
});

/** The films, the newest first, by series, and what to play one after the other. */
export default function VideosScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} isWide lead={<VideoShelf list={shown.list} playlists={shown.playlists} />} />;
}
