import { data, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { requestOf, unsent } from '#app/pages/load-page.ts';
import { loader as loadEntry } from '#app/screens/entry/entry-screen.tsx';
import type { EntryTeaser } from '#services/content/library/store.ts';
import { GlossaryView } from './GlossaryView.tsx';

type LoadedEntry = Awaited<ReturnType<typeof loadEntry>>['data']['loaded'];
type Loaded = { entry: LoadedEntry; terms: EntryTeaser[] };

/** The entry of the screen, which introduces it, and every term that is published in its language. */
export async function loader(args: LoaderFunctionArgs) {
  const { alba, match } = requestOf(args);
  const [answer, terms] = await Promise.all([loadEntry(args), alba.content.ofType('glossaryTerm', match.locale)]);
  return data(unsent<Loaded>({ entry: answer.data.loaded, terms }), answer.init ?? {});
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function GlossaryScreen({ loaderData }: { loaderData: { loaded: Loaded } }) {
  const { entry, terms } = loaderData.loaded;
  return entry.kind === 'untranslated' ? <Untranslated {...entry} /> : <GlossaryView {...entry} terms={terms} />;
}
