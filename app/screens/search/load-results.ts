import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Alba } from '#app/context.ts';
import type { Locale } from '#config/locale.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import { type Crisis, crisisOf } from '#services/search/crisis.ts';
import { inOtherLanguage, type OtherLanguage } from '#services/search/other-language.ts';
import { nothingFound, type SearchAnswer, type SearchRequest } from '#services/search/search.ts';
import { termOf } from '#services/search/shared.ts';
import { pageSize } from './page-size.ts';
import { lengthOf, pagesOf, type SearchQuery, searchPath, typesOf } from './search-query.ts';
import { type ShownResult, shownResults } from './shown-result.ts';

/** What was found, and in which words it is told. */
export type Results = {
  kind: 'found';
  query: SearchQuery;
  /** What was searched for. */
  term: string;
  shown: ShownResult[];
  answer: Omit<SearchAnswer, 'results'>;
  /** The term of the glossary that this is, with its definition. */
  definition: EntryTeaser | null;
  other: (Omit<OtherLanguage, 'results'> & { shown: ShownResult[] }) | null;
  /** What the term speaks of: whom to call comes before all results. */
  crisis: Crisis | null;
};
/** Too short to be searched for: what it may stand for, in full. */
export type NotSearched = { kind: 'short'; query: SearchQuery; abbreviations: { name: string; path: string }[] };

/** Searches for what was asked, if it is long enough; a page that is past the last is the last. */
export async function loadResults(alba: Alba, asked: SearchQuery, locale: Locale): Promise<Results | NotSearched> {
  if (lengthOf(asked.typed) === 'short') return loadShort(alba, asked, locale);
  const term = termOf(asked.typed);
  const crisis = crisisOf(term);
  const requestOf = (page: number): SearchRequest => ({
    ...{ term, locale, limit: pageSize, offset: (page - 1) * pageSize },
    ...{ contentTypes: typesOf(asked), sort: asked.sort },
  });
  const find = (page: number) => alba.search.find(requestOf(page));
  const first = await find(asked.page).catch((error: unknown) => {
    // Whom to call is told although nothing can be searched.
    if (crisis === null) throw error;
    alba.onError(error);
    return nothingFound;
  });
  const page = Math.min(asked.page, Math.max(1, pagesOf(first.total)));
  const { results, ...answer } = page === asked.page ? first : await find(page);
  const query = { ...asked, page };
  const [shown, definition, other] = await Promise.all([
    loadShown(alba, results, locale),
    page === 1 ? loadDefinition(alba, answer.correction ?? term, locale) : null,
    loadOther(alba, requestOf(page), answer),
  ]);
  return { kind: 'found', query, term, shown, answer, definition, other, crisis };
}

async function loadShort(alba: Alba, query: SearchQuery, locale: Locale): Promise<NotSearched> {
  const names = await alba.search.abbreviations(query.typed, locale);
  const pathOf = (name: string) => searchPath(locale, { typed: name, types: [], archived: false, sort: 'RELEVANCE', page: 1 });
  return { kind: 'short', query, abbreviations: names.map((name) => ({ name, path: pathOf(name) })) };
}

async function loadShown(alba: Alba, results: SearchAnswer['results'], locale: Locale): Promise<ShownResult[]> {
  const cards = await loadCards(
    alba,
    results.map(({ teaser }) => teaser),
    locale,
  );
  return shownResults(results, cards);
}

/** That the glossary cannot be asked is no reason to show no results. */
function loadDefinition(alba: Alba, term: string, locale: Locale): Promise<EntryTeaser | null> {
  return alba.search.definition(term, locale).catch((error: unknown) => {
    alba.onError(error);
    return null;
  });
}

/** What the other language has for the same term; that it cannot be searched is no reason to show nothing of one's own. */
async function loadOther(alba: Alba, request: SearchRequest, answer: Results['answer']): Promise<Results['other']> {
  const found = await inOtherLanguage(alba.search, request, answer).catch((error: unknown) => {
    alba.onError(error);
    return null;
  });
  if (found === null) return null;
  const { results, ...other } = found;
  return { ...other, shown: await loadShown(alba, results, request.locale) };
}
