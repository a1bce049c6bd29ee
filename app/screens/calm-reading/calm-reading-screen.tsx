import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { CalmChoices } from '#app/features/calm-reading/CalmChoices.tsx';
import { TabChoice } from '#app/features/discreet-tab/TabChoice.tsx';
import { ClearSwitch } from '#app/features/quick-exit/ClearSwitch.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/calm-reading-screen.ts';

export const loader = document(loadEntry);

/** The entry that explains calm reading and quick exit, with the choices that it speaks of. */
export default function CalmReadingScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  const choices = (
    <CalmChoices>
      <ClearSwitch />
      <TabChoice />
    </CalmChoices>
  );
  return shown.kind === 'untranslated' ? <Untranslated {...shown} /> : <EntryView {...shown} lead={choices} />;
}
