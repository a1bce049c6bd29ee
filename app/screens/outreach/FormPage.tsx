import { Sections } from '#app/content/sections/Sections.tsx';
import { EntryView } from '#app/entries/EntryView.tsx';
import { headingsOf } from '#app/entries/headings.ts';
import type { ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import type { Mistakes } from '#app/forms/forms-of-page.ts';
import { OutreachForm } from '#app/forms/outreach/OutreachForm.tsx';
import type { ShownOutreach } from '#app/forms/outreach/outreach-form.ts';
import type { Section } from '#services/content/model/sections/sections.ts';

type Props = { shown: ShownEntry; of: ShownOutreach; wrong: Mistakes | undefined; initial?: Readonly<Record<string, string>> };

/** The page of a form: what is said first, the form, and the parts that follow. */
export function FormPage({ shown, of, wrong, initial = {} }: Props) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  const action = shown.page.alternates[shown.page.locale] ?? '';
  const { before, after } = parted(shown.entry.sections);
  const lead = (
    <>
      <Sections sections={before} />
      <OutreachForm of={of} action={action} wrong={wrong} initial={initial} />
    </>
  );
  return <EntryView {...shown} entry={{ ...shown.entry, sections: after }} lead={lead} />;
}

/** What stands before the first heading of a text, and the rest. */
function parted(sections: readonly Section[]): { before: readonly Section[]; after: Section[] } {
  const [first] = headingsOf(sections);
  const at = sections.findIndex(({ id }) => id === first?.id);
  return at < 0 ? { before: sections, after: [] } : { before: sections.slice(0, at), after: sections.slice(at) };
}
