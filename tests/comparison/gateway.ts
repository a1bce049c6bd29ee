import type { Asked } from './ask.ts';
import { odd, searched } from './questions.ts';

const result = 'id title contentType slug path teaserContent content score image { url alt width height } publishedAt';
const meta = 'total exact breakdown { contentType count } correction';
const search = `query($search: SearchInput!) { searchArticles(search: $search) { results { ${result} } meta { ${meta} } } }`;
const ofLocale = [
  'popularSearches(locale: $locale) popularArticles(locale: $locale) { id title contentType path }',
  'entry(locale: $locale, slug: "hair-loss") { id title contentType slug path teaserContent topics { __typename } image { url alt } }',
  'latestNews(locale: $locale) { id label date contentType link }',
  'productNewsTeasers(locale: $locale) { __typename } upcomingEvents(locale: $locale) { __typename } waysToGive(locale: $locale) { __typename }',
];
const type = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
const input = `name description defaultValue type { ${type} }`;
const field = `name description args { ${input} } type { ${type} }`;
const schema = `{ __schema { types { kind name description enumValues { name } inputFields { ${input} } fields { ${field} } } } }`;
const many = `{ ${Array.from({ length: 60 }, (_, index) => `a${index}: popularSearches(locale: "en")`).join(' ')} }`;

function ask(query: string, variables: object = {}, note = query.slice(0, 60)): Asked {
  const headers = { 'Content-Type': 'application/json' };
  return {
    path: '/graphql',
    method: 'POST',
    note: `${note} ${JSON.stringify(variables)}`,
    headers,
    body: JSON.stringify({ query, variables }),
  };
}

const sent = (contentType: string, body: string): Asked => ({
  path: '/graphql',
  method: 'POST',
  note: `${contentType}: ${body}`,
  headers: { 'Content-Type': contentType },
  body,
});

/** Questions to the gateway by nobody: right ones, wrong ones, and its whole schema. */
export const gatewayQuestions: readonly Asked[] = [
  ...[...searched['/search'], ...odd].map((term) => ask(search, { search: { term, locale: 'en-US' } })),
  ...[...searched['/es/buscar'], ...odd].map((term) => ask(search, { search: { term, locale: 'es', limit: 5, offset: 5 } })),
  ...['LATEST', 'OLDEST', 'TYPE_ASC', 'TYPE_DESC', 'WRONG'].map((sort) =>
    ask(search, { search: { term: 'chemo', locale: 'en-US', sort } }),
  ),
  ...[-1, 0, 51].map((limit) => ask(search, { search: { term: 'chemo', limit } })),
  ...['en', 'en-US', 'es', 'fr', ''].flatMap((locale) =>
    ofLocale.map((fields) => ask(`query($locale: String!) { ${fields} }`, { locale }, fields.slice(0, 60))),
  ),
  ...['{ user { id } }', '{ profile { bio } savedContent { id } personalizedContent { id } }', schema, many, '{ nothing }', '{', ''].map(
    (query) => ask(query),
  ),
  { path: `/graphql?${new URLSearchParams({ query: '{ popularSearches(locale: "en") }' })}` },
  sent('application/json', 'nothing'),
  sent('application/x-www-form-urlencoded', 'query=nothing'),
];
