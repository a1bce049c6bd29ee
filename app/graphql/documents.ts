// Made by app/graphql/generate.ts from its operations: do not edit.
import type { TypedDocument } from './typed-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Crisis =
  | 'DYING'
  | 'SUICIDE';

export type SearchFilter = {
  /** Only these: page, podcast, video, event, gallery, check-list, personalStory, op-ed, researchNews, bio, faq, archivedResearchNews. */
  readonly contentType?: ReadonlyArray<string> | null | undefined;
};

export type SearchInput = {
  readonly filter?: SearchFilter | null | undefined;
  /** 1 to 50. */
  readonly limit?: number | null | undefined;
  /** Spanish, unless it is en-US or empty. */
  readonly locale?: string | null | undefined;
  /** 0 to 1000. */
  readonly offset?: number | null | undefined;
  readonly sort?: SearchSort | null | undefined;
  /** Under three characters, nothing runs and nothing is found. */
  readonly term: string;
};

export type SearchSort =
  | 'LATEST'
  | 'OLDEST'
  | 'RELEVANCE'
  | 'TYPE_ASC'
  | 'TYPE_DESC';

export type SearchArticlesQueryVariables = Exact<{
  search: SearchInput;
  withImages?: boolean | null | undefined;
  inHeader?: boolean | null | undefined;
}>;


export type SearchArticlesQuery = { readonly searchArticles: { readonly crisis?: Crisis | null, readonly results: ReadonlyArray<{ readonly id: string, readonly title: string, readonly contentType: string, readonly slug: string, readonly path: string, readonly teaserContent: string, readonly content: string, readonly topic: string | null, readonly score: number, readonly publishedAt: string, readonly image?: { readonly url: string, readonly alt: string, readonly width: number | null, readonly height: number | null } | null }>, readonly meta: { readonly total: number, readonly exact: boolean, readonly correction: string | null, readonly breakdown: ReadonlyArray<{ readonly contentType: string, readonly count: number }> }, readonly definition?: { readonly title: string, readonly text: string, readonly path: string } | null, readonly otherLanguage?: { readonly locale: string, readonly total: number, readonly correction: string | null, readonly first: boolean, readonly results: ReadonlyArray<{ readonly id: string, readonly title: string, readonly contentType: string, readonly path: string, readonly teaserContent: string, readonly content: string, readonly topic: string | null }> } | null } };

export type AbbreviationsQueryVariables = Exact<{
  term: string;
  locale: string;
}>;


export type AbbreviationsQuery = { readonly abbreviations: ReadonlyArray<string> };

export type PopularArticlesQueryVariables = Exact<{
  locale: string;
}>;


export type PopularArticlesQuery = { readonly popularArticles: ReadonlyArray<{ readonly id: string, readonly title: string, readonly contentType: string, readonly path: string }> };

export type PopularSearchesQueryVariables = Exact<{
  locale: string;
}>;


export type PopularSearchesQuery = { readonly popularSearches: ReadonlyArray<string> };

export type UpdatePopularArticlesMutationVariables = Exact<{
  id: string | number;
}>;


export type UpdatePopularArticlesMutation = { readonly updatePopularArticles: boolean };

export type UpdatePopularSearchesMutationVariables = Exact<{
  id: string | number;
  locale?: string | null | undefined;
}>;


export type UpdatePopularSearchesMutation = { readonly updatePopularSearches: boolean };

export const searchArticles: TypedDocument<SearchArticlesQuery, SearchArticlesQueryVariables> = { name: 'searchArticles', text: "query searchArticles($search:SearchInput!$withImages:Boolean=false$inHeader:Boolean=false){searchArticles(search:$search){results{id title contentType slug path teaserContent content topic score image@include(if:$withImages){url alt width height}publishedAt}meta{total exact breakdown{contentType count}correction}crisis@include(if:$inHeader)definition@include(if:$inHeader){title text path}otherLanguage@include(if:$inHeader){locale results{id title contentType path teaserContent content topic}total correction first}}}" };
export const abbreviations: TypedDocument<AbbreviationsQuery, AbbreviationsQueryVariables> = { name: 'abbreviations', text: "query abbreviations($term:String!$locale:String!){abbreviations(term:$term locale:$locale)}" };
export const popularArticles: TypedDocument<PopularArticlesQuery, PopularArticlesQueryVariables> = { name: 'popularArticles', text: "query popularArticles($locale:String!){popularArticles(locale:$locale){id title contentType path}}" };
export const popularSearches: TypedDocument<PopularSearchesQuery, PopularSearchesQueryVariables> = { name: 'popularSearches', text: "query popularSearches($locale:String!){popularSearches(locale:$locale)}" };
export const updatePopularArticles: TypedDocument<UpdatePopularArticlesMutation, UpdatePopularArticlesMutationVariables> = { name: 'updatePopularArticles', text: "mutation updatePopularArticles($id:ID!){updatePopularArticles(id:$id)}" };
export const updatePopularSearches: TypedDocument<UpdatePopularSearchesMutation, UpdatePopularSearchesMutationVariables> = { name: 'updatePopularSearches', text: "mutation updatePopularSearches($id:ID!$locale:String){updatePopularSearches(id:$id locale:$locale)}" };
