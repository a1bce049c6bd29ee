import { EntryView } from '#app/entries/EntryView.tsx';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/story-category-screen.ts';
import { loadStoryPage } from './load-story-page.ts';
import { StoryShelf } from './StoryShelf.tsx';

export const loader = document((request) => loadStoryPage(request));

/** The stories of one kind. */
export default function StoryCategoryScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} isWide lead={<StoryShelf list={shown.list} />} />;
}
