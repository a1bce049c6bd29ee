import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Alba } from '#app/context.ts';
import { type Locale, otherLocale } from '#config/locale.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import type { SearchAnswer, SearchRequest } from '#services/search/search.ts';
import { termOf } from '#services/search/shared.ts';
import { pageSize } from './page-size.ts';
import { lengthOf, pagesOf, type SearchQuery, typesOf } from './search-query.ts';
import { type ShownResult, shownResults } from './shown-result.ts';

/** Where fewer were found, the other language is looked at too. */
const few = 3;

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
  other: { locale: Locale; shown: ShownResult[]; total: number } | null;
};
export type NotSearched = { kind: 'short'; query: SearchQuery };

/** Searches for what was asked, if it is long enough; a page that is past the last is the last. */
export async function loadResults(alba: Alba, asked: SearchQuery, locale: Locale): Promise<Results | NotSearched> {
  if (lengthOf(asked.typed) === 'short') return { kind: 'short', query: asked };
  const term = termOf(asked.typed);
  const find = (page: number) =>
    alba.search.find({ term, locale, limit: pageSize, offset: (page - 1) * pageSize, contentTypes: typesOf(asked), sort: asked.sort });
  const first = await find(asked.page);
  const page = Math.min(asked.page, Math.max(1, pagesOf(first.total)));
  const { results, ...answer } = page === asked.page ? first : await find(page);
  const query = { ...asked, page };
  const [shown, definition, other] = await Promise.all([
    loadShown(alba, results, locale),
    page === 1 ? definitionOf(alba, answer.correction ?? term, locale) : null,
    page === 1 && (answer.total < few || answer.correction !== null)
      ? loadOther(alba, { term, contentTypes: typesOf(asked) }, locale)
      : null,
  ]);
  return { kind: 'found', query, term, shown, answer, definition, other };
}

async function loadShown(alba: Alba, results: SearchAnswer['results'], locale: Locale): Promise<ShownResult[]> {
  const cards = await loadCards(
    alba,
    results.map(({ teaser }) => teaser),
    locale,
  );
  return shownResults(results, cards);
}

/** What the other language has for just this term: a word that is a slip in it is no reason to lead there. */
async function loadOther(alba: Alba, wanted: Pick<SearchRequest, 'term' | 'contentTypes'>, here: Locale): Promise<Results['other']> {
  const locale = otherLocale(here);
  const { results, total, correction } = await alba.search.find({ ...wanted, locale, limit: few, offset: 0, sort: 'RELEVANCE' });
  if (results.length === 0 || correction !== null) return null;
  return { locale, shown: await loadShown(alba, results, here), total };
}

async function definitionOf({ content }: Alba, term: string, locale: Locale): Promise<EntryTeaser | null> {
  const wanted = folded(term);
  const terms = await content.ofType('glossaryTerm', locale);
  return terms.find(({ title, card }) => [title, ...(card.alsoCalled ?? [])].some((name) => folded(name) === wanted)) ?? null;
}

/** In small letters, without accents, with single spaces for all that is no letter or number. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
