import { EntryView } from '#app/entries/EntryView.tsx';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/trials-tool-screen.ts';
import { type AnsweredData, answersSearch } from './answer-search.server.ts';
import { loadSearchPage } from './load-search-page.ts';
import { SearchPart } from './SearchPart.tsx';
import { SearchScreen } from './SearchScreen.tsx';

export const loader = document(loadSearchPage);
export const action = answersSearch({ tool: true });

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: AnsweredData };

/** The search for who lives with metastatic disease, which asks for what such trials ask for. */
export default function TrialsToolScreen({ loaderData: { loaded: shown }, actionData }: Props) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  if (actionData) return <SearchScreen shown={shown} answered={actionData.loaded} isTool />;
  return <EntryView {...shown} lead={<SearchPart {...shown} isTool />} />;
}
