import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/community-screen.ts';
import { ForumWays } from './ForumWays.tsx';

export const loader = document(loadEntry);

/** What is told of the community, and the ways out to its forum. */
export default function CommunityScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  return shown.kind === 'untranslated' ? <Untranslated {...shown} /> : <EntryView {...shown} below={<ForumWays />} />;
}
