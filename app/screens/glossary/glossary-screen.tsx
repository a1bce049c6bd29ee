import { loadEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/glossary-screen.ts';
import { GlossaryView } from './GlossaryView.tsx';

/** The entry of the screen, which introduces it, and every term that is published in its language. */
export const loader = document(async (request) => {
  const { alba, match } = request;
  const [entry, terms] = await Promise.all([loadEntry(request), alba.content.ofType('glossaryTerm', match.locale)]);
  return { ...entry, terms };
});

export default function GlossaryScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  return shown.kind === 'untranslated' ? <Untranslated {...shown} /> : <GlossaryView {...shown} />;
}
