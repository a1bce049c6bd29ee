import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { PersonaChooser } from '#app/features/persona-chooser/PersonaChooser.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/entry-screen.ts';

export const loader = document(loadEntry);

/** An entry at its screen's path, or at the path of its type with its slug. */
export default function EntryScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={shown.entry.screen === 'about-you' ? <PersonaChooser /> : null} />;
}
