import type { SearchArticlesQuery } from '#app/graphql/documents.ts';

/** Where results are shown: under the box in the header, or on the page of results. */
export type Place = 'nav' | 'page';
export type Answer = SearchArticlesQuery['searchArticles'];
export type Found = Answer & { readonly term: string };

type PlaceState = {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** The number of the question whose answer is awaited: what comes for another is too late. */
  readonly awaited: number | null;
  /** The last answer that was taken. It stays while the next is awaited, and when that fails. */
  readonly found: Found | null;
};
export type SearchState = Readonly<Record<Place, PlaceState>>;

export type SearchAction =
  | { type: 'asked'; place: Place; question: number }
  | {
      type: 'answered';
      place: Place;
      question: number;
      term: string;
      answer: Answer;
      /** Appends the results to those of the same term that are shown already. */
      combine?: boolean;
      /** Stops the wait, and leaves what is shown as it is. */
      skip?: boolean;
    }
  | { type: 'failed'; place: Place; question: number }
  | { type: 'cleared'; place: Place };

const nothing: PlaceState = { isLoading: false, hasFailed: false, awaited: null, found: null };
export const nothingFound: SearchState = { nav: nothing, page: nothing };

/** What was found so far on the page of results, as the server sent it. */
export function startingWith(found: Found): SearchState {
  return { ...nothingFound, page: { ...nothing, found } };
}

/** Each place waits, fails and finds by itself; an answer to a question that is no longer awaited changes nothing. */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  const before = state[action.place];
  const after = reducePlace(before, action);
  return after === before ? state : { ...state, [action.place]: after };
}

function reducePlace(state: PlaceState, action: SearchAction): PlaceState {
  if (action.type === 'cleared') return nothing;
  if (action.type === 'asked') return { ...state, isLoading: true, hasFailed: false, awaited: action.question };
  if (action.question !== state.awaited) return state;
  const ended = { ...state, isLoading: false, awaited: null };
  if (action.type === 'failed') return { ...ended, hasFailed: true };
  if (action.skip) return ended;
  const answer: Found = { ...action.answer, term: action.term };
  return { ...ended, found: action.combine && state.found?.term === action.term ? appended(state.found, answer) : answer };
}

/** What was published between two answers may move a result into both: it is shown once. */
function appended(found: Found, next: Found): Found {
  const shown = new Set(found.results.map(({ id }) => id));
  return { ...next, results: [...found.results, ...next.results.filter(({ id }) => !shown.has(id))] };
}
