import { type Locale, languageTags, localeOfValue } from '#config/locale.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import { crises, crisisOf } from '#services/search/crisis.ts';
import { inOtherLanguage, type OtherLanguage } from '#services/search/other-language.ts';
import { nothingFound, type SearchAnswer, type SearchRequest, type SearchResult } from '#services/search/search.ts';
import { type ContentType, contentTypes, isSearchable, mostRanked, mostResults, searchSorts } from '#services/search/shared.ts';
import type { Builder, Card, GraphQLContext, Sources } from './builder.ts';
import { wrongInput } from './errors.ts';
import { type ImageType, pictureOf, withCards } from './pictures.ts';

type Result = SearchResult & { path: string; card(): Promise<Card> };
type Answer = Omit<SearchAnswer, 'results'> & { results: Result[]; request: SearchRequest };
type Other = Omit<OtherLanguage, 'results'> & { results: Result[] };

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
      topic: t.string({ nullable: true, description: 'What its first topic is called.', resolve: ({ teaser }) => teaser.card.topic }),
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
  const crisis = builder.enumType('Crisis', { values: crises });
  const other = builder.objectRef<Other>('OtherLanguage').implement({
    fields: (t) => ({
      locale: t.string({ description: 'As in `<html lang>`.', resolve: ({ locale }) => languageTags[locale] }),
      results: t.field({ type: [result], resolve: ({ results }) => results }),
      total: t.exposeInt('total'),
      correction: t.exposeString('correction', { nullable: true }),
      first: t.exposeBoolean('isFirst', { description: 'The term is written in that language: its results stand first.' }),
    }),
  });
  const definition = builder.objectRef<EntryTeaser>('Definition').implement({
    description: 'A word of the glossary.',
    fields: (t) => ({
      title: t.exposeString('title'),
      text: t.exposeString('teaser'),
      path: t.string({ resolve: (word, _, { sources }) => sources.pathOf(word) ?? '' }),
    }),
  });
  const answer = builder.objectRef<Answer>('SearchAnswer').implement({
    fields: (t) => ({
      results: t.field({ type: [result], resolve: ({ results }) => results }),
      meta: t.field({ type: meta, resolve: (found) => found }),
      crisis: t.field({
        type: crisis,
        nullable: true,
        description: 'The term speaks of suicide or of dying: before any result it is shown whom to call.',
        resolve: ({ request }) => crisisOf(request.term),
      }),
      definition: t.field({
        type: definition,
        nullable: true,
        description: 'The word of the glossary that the term is, or that it was corrected to.',
        resolve: async ({ request, correction }, _, context) => defined(correction ?? request.term, request.locale, context),
      }),
      otherLanguage: t.field({
        type: other,
        nullable: true,
        description: 'What the other language has, where this one finds little. Counts as a search.',
        resolve: async (found, _, context) => foundElsewhere(found, context),
      }),
    }),
  });

  builder.queryField('searchArticles', (t) =>
    t.field({
      type: answer,
      args: { search: t.arg({ type: input, required: true }) },
      resolve: async (_, { search }, context) => {
        const request = requestOf(search);
        const found = await foundFor(request, context);
        return { ...found, request, results: shownResults(found.results, request.locale, context.sources) };
      },
    }),
  );
  builder.queryField('abbreviations', (t) =>
    t.stringList({
      description: 'What a term under three characters stands for, in full: ER, estrogen receptor.',
      args: { term: t.arg.string({ required: true }), locale: t.arg.string({ required: true }) },
      resolve: (_, { term, locale }, { sources }) => sources.abbreviations(term, localeOfValue(locale)),
    }),
  );
}

/** Whom to call is told although nothing can be searched. */
async function foundFor(request: SearchRequest, { sources, report }: GraphQLContext): Promise<SearchAnswer> {
  if (!isSearchable(request.term)) return nothingFound;
  try {
    return await sources.search.find(request);
  } catch (error) {
    if (crisisOf(request.term) === null) throw error;
    report(error, 'searchArticles');
    return nothingFound;
  }
}

/** That the other language cannot be searched is no reason to show nothing of one's own. */
async function foundElsewhere({ request, ...found }: Answer, { sources, report }: GraphQLContext): Promise<Other | null> {
  if (!isSearchable(request.term)) return null;
  try {
    const other = await inOtherLanguage(sources.search, request, found);
    return other && { ...other, results: shownResults(other.results, other.locale, sources) };
  } catch (error) {
    report(error, 'otherLanguage');
    return null;
  }
}

/** That the glossary cannot be asked is no reason to show no results. */
async function defined(term: string, locale: Locale, { sources, report }: GraphQLContext): Promise<EntryTeaser | null> {
  if (!isSearchable(term)) return null;
  try {
    return await sources.definition(term, locale);
  } catch (error) {
    report(error, 'definition');
    return null;
  }
}

/** The results that have a page, with its path and a card that is made when it is asked for. */
function shownResults(results: readonly SearchResult[], locale: Locale, sources: Sources): Result[] {
  const teasers = results.map(({ teaser }) => teaser);
  const carded = withCards(teasers, locale, sources);
  return results.flatMap((each, index): Result[] => {
    const path = sources.pathOf(each.teaser);
    const card = carded[index]?.card;
    return path === null || !card ? [] : [{ ...each, path, card }];
  });
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
