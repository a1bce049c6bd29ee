import { data, type LoaderFunctionArgs } from 'react-router';
import { useTranslate } from '../../i18n/I18n.tsx';
import { EntryView } from '../entry/EntryView.tsx';
import { type Loaded as LoadedEntry, loader as loadEntry } from '../entry/entry-screen.tsx';
import { Untranslated } from '../entry/Untranslated.tsx';
import { PersonaChooser } from '../home/PersonaChooser.tsx';
import { requestOf, unsent } from '../load-page.ts';
import { loadShelves, type Shelf } from './load-shelves.ts';
import { Shelves } from './Shelves.tsx';

export { headers } from '../entry/entry-screen.tsx';

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
