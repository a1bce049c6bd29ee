import { hook } from '#app/browser/hook.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import { GlossaryFilter } from '#app/screens/glossary/GlossaryFilter.tsx';
import { glossary } from '#app/screens/glossary/hooks.ts';
import type { Section } from '#services/content/model/sections/sections.ts';
import type { Route } from './+types/abbreviations-screen.ts';

export const loader = document(loadEntry);

/** The tables of the entry, which are also where the search looks abbreviations up, and the field that narrows them. */
export default function AbbreviationsScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={<Filter sections={shown.entry.sections} />} />;
}

function Filter({ sections }: { sections: readonly Section[] }) {
  const total = sections.reduce((rows, section) => rows + (section.kind === 'table' ? section.data.rows.length : 0), 0);
  if (total === 0) return null;
  return (
    <div {...hook(glossary)}>
      <GlossaryFilter total={total} find="abbreviations.find" found="abbreviations.found" />
    </div>
  );
}
