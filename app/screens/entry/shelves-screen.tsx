import { data, type LoaderFunctionArgs } from 'react-router';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadShelves, type Shelf } from '#app/entries/shelves/load-shelves.ts';
import { Shelves } from '#app/entries/shelves/Shelves.tsx';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { PersonaChooser } from '#app/features/persona-chooser/PersonaChooser.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { requestOf, unsent } from '#app/pages/load-page.ts';
import { type Loaded as LoadedEntry, loader as loadEntry } from './entry-screen.tsx';

export { headers } from './entry-screen.tsx';

type Loaded = { screen: string; read: LoadedEntry; shelves: Shelf[] };

/** An entry that fills a screen, and what stands under that: see `families.ts`. */
export async function loader(args: LoaderFunctionArgs) {
  const { alba, match } = requestOf(args);
  const answer = await loadEntry(args);
  const read = answer.data.loaded;
  const shelves = read.kind === 'entry' && !read.beside ? await loadShelves(alba, match.screen, read.entry) : [];
  return data(unsent<Loaded>({ screen: match.screen, read, shelves }), answer.init ?? {});
}

export default function FamilyScreen({ loaderData }: { loaderData: { loaded: Loaded } }) {
  const { screen, read, shelves } = loaderData.loaded;
  const t = useTranslate();
  if (read.kind === 'untranslated') return <Untranslated {...read} />;
  return (
    <EntryView
      {...read}
      lead={screen === 'about-you' ? <PersonaChooser /> : null}
      below={{ headings: shelves.map(({ id, title }) => ({ id, title: t(title) })), content: <Shelves shelves={shelves} /> }}
    />
  );
}
