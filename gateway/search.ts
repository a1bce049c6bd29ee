import { localeOfValue } from '#config/locale.ts';
import type { SearchAnswer, SearchRequest, SearchResult } from '#services/search/search.ts';
import { type ContentType, contentTypes, isSearchable, mostRanked, mostResults, searchSorts } from '#services/search/shared.ts';
import type { Builder, Card } from './builder.ts';
import { wrongInput } from './errors.ts';
import { type ImageType, pictureOf, withCards } from './pictures.ts';

type Result = SearchResult & { path: string; card(): Promise<Card> };
type Answer = Omit<SearchAnswer, 'results'> & { results: Result[] };

const noResults: SearchAnswer = { results: [], total: 0, isExact: true, breakdown: [], isBreakdownExact: true, correction: null };

export function addSearch(builder: Builder, image: ImageType): void {
  const sort = builder.enumType('SearchSort', { values: searchSorts });
  const filter = builder.inputType('SearchFilter', {
    fields: (t) => ({ contentType: t.stringList({ description: `Only these: ${contentTypes.join(', ')}.` }) }),
  });
  const input = builder.inputType('SearchInput', {
    fields: (t) => ({
      term: t.string({ required: true, description: 'Under three characters, nothing runs and nothing is found.' }),
      limit: t.int({ defaultValue: 10, description: `1 to ${mostResults}.` }),
      offset: t.int({ defaultValue: 0, description: `0 to ${mostRanked}.` }),
      filter: t.field({ type: filter }),
      sort: t.field({ type: sort, defaultValue: 'RELEVANCE' }),
      locale: t.string({ defaultValue: '', description: 'Spanish, unless it is en-US or empty.' }),
    }),
  });

  const result = builder.objectRef<Result>('SearchResult').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ teaser }) => teaser.id }),
      title: t.string({ resolve: ({ teaser }) => teaser.title }),
      contentType: t.exposeString('contentType'),
      slug: t.string({ resolve: ({ teaser }) => teaser.slug }),
      path: t.exposeString('path'),
      teaserContent: t.exposeString('teaserContent', { description: 'Escaped as HTML, with <mark> around what was found.' }),
      content: t.exposeString('content', { description: 'An extract of the text, escaped as HTML, with <mark> around what was found.' }),
      score: t.exposeFloat('score'),
      image: t.field({
        type: image,
        nullable: true,
        resolve: async ({ card }) => {
          const { imageSource, imageAlt } = await card();
          return pictureOf(imageSource, imageAlt);
        },
      }),
      publishedAt: t.string({ resolve: ({ teaser }) => teaser.publishedAt }),
    }),
  });
  const typeCount = builder.objectRef<Answer['breakdown'][number]>('TypeCount').implement({
    fields: (t) => ({ contentType: t.exposeString('contentType'), count: t.exposeInt('count') }),
  });
  const meta = builder.objectRef<Answer>('SearchMeta').implement({
    fields: (t) => ({
      total: t.exposeInt('total'),
      exact: t.exposeBoolean('isExact', { description: 'False where there are more than the total says.' }),
      breakdown: t.field({ type: [typeCount], resolve: ({ breakdown }) => breakdown }),
      correction: t.exposeString('correction', {
        nullable: true,
        description: 'What was searched for in the place of a term that finds nothing.',
      }),
    }),
  });
  const answer = builder.objectRef<Answer>('SearchAnswer').implement({
    fields: (t) => ({
      results: t.field({ type: [result], resolve: ({ results }) => results }),
      meta: t.field({ type: meta, resolve: (found) => found }),
    }),
  });

  builder.queryField('searchArticles', (t) =>
    t.field({
      type: answer,
      args: { search: t.arg({ type: input, required: true }) },
      resolve: async (_, { search }, { sources }) => {
        const request = requestOf(search);
        const found = isSearchable(request.term) ? await sources.search.find(request) : noResults;
        const teasers = found.results.map(({ teaser }) => teaser);
        const carded = withCards(teasers, request.locale, sources);
        const results = found.results.flatMap((each, index): Result[] => {
          const path = sources.pathOf(each.teaser);
          const card = carded[index]?.card;
          return path === null || !card ? [] : [{ ...each, path, card }];
        });
        return { ...found, results };
      },
    }),
  );
}

type SearchInput = {
  term: string;
  locale?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  sort?: SearchRequest['sort'] | null | undefined;
  filter?: { contentType?: string[] | null | undefined } | null | undefined;
};

function requestOf({ term, locale, limit, offset, sort, filter }: SearchInput): SearchRequest {
  return {
    term,
    locale: localeOfValue(locale ?? ''),
    limit: inRange('search.limit', limit ?? 10, 1, mostResults),
    offset: inRange('search.offset', offset ?? 0, 0, mostRanked),
    contentTypes: [...new Set((filter?.contentType ?? []).map(parseContentType))],
    sort: sort ?? 'RELEVANCE',
  };
}

function inRange(name: string, value: number, least: number, most: number): number {
  if (value < least || value > most) throw wrongInput(name, `has to be from ${least} to ${most}`);
  return value;
}

function parseContentType(name: string): ContentType {
  const known = contentTypes.find((each) => each === name);
  if (known === undefined) throw wrongInput('search.filter.contentType', `takes only ${contentTypes.join(', ')}`);
  return known;
}
