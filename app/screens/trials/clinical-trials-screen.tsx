import { EntryView } from '#app/entries/EntryView.tsx';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/clinical-trials-screen.ts';
import { type AnsweredData, answersSearch } from './answer-search.server.ts';
import { loadSearchPage } from './load-search-page.ts';
import { SearchPart } from './SearchPart.tsx';
import { SearchScreen } from './SearchScreen.tsx';

export const loader = document(loadSearchPage);
export const action = answersSearch();

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: AnsweredData };

/** The search, and then what a trial is, what it costs, and how to decide: or, once it was asked, what was found. */
export default function ClinicalTrialsScreen({ loaderData: { loaded: shown }, actionData }: Props) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  if (actionData) return <SearchScreen shown={shown} answered={actionData.loaded} />;
  return <EntryView {...shown} lead={<SearchPart {...shown} />} />;
}
