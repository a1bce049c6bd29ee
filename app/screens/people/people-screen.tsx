import { PersonGrid } from '#app/content/people/PersonCard.tsx';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/people-screen.ts';
import { loadPeople, type PeopleGroup } from './load-people.ts';

type Loaded = (ReadableEntry & { groups: PeopleGroup[] }) | UntranslatedEntry;

export const loader = document(async (request): Promise<Loaded> => {
  const [shown, groups] = await Promise.all([loadEntry(request), loadPeople(request)]);
  // The bios that stand in this section are the cards.
  return shown.kind === 'untranslated' ? shown : { ...shown, section: null, groups };
});

/** The people of an organisation by groups, after what is to be known of what they do. */
export default function PeopleScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} below={<Groups groups={shown.groups} />} />;
}

function Groups({ groups }: { groups: readonly PeopleGroup[] }) {
  const t = useTranslate();
  return groups.map(({ group, people }) => (
    <section key={group} id={`people-${group}`}>
      <h2>{t(`people.listed.${group}`)}</h2>
      <PersonGrid people={people} />
    </section>
  ));
}
