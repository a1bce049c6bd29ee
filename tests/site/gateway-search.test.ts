import { describe, expect, it } from 'vitest';
import { testTeaser } from '#app/content/cards/testing.ts';
import type { Sources } from '#gateway/gateway.ts';
import type { SearchAnswer } from '#services/search/search.ts';
import { noResults, openGateway, testResult } from './gateway.ts';

const query = `query ($search: SearchInput!) {
  searchArticles(search: $search) {
    results { id } crisis
    otherLanguage { locale total correction first results { id path } }
  }
}`;

/** A gateway whose search finds this in each language, or fails. */
function searching(found: { en?: Partial<SearchAnswer>; es?: Partial<SearchAnswer>; fails?: Error }) {
  return openGateway({
    search: {
      find: async ({ locale }) => {
        if (found.fails) throw found.fails;
        return { ...noResults, ...found[locale] };
      },
    },
  });
}
const three = { total: 3, results: ['a', 'b', 'c'].map((id) => testResult({ id, slug: id })) };
const onResult = (id: string) => ({ total: 1, results: [testResult({ id, slug: id, card: { topic: 'Diagnosis' } })] });

describe('The word that a term is', () => {
  const asks = 'query ($search: SearchInput!) { searchArticles(search: $search) { results { topic } definition { title text path } } }';
  const word = testTeaser({ id: 'lump', type: 'glossaryTerm', slug: 'lump', title: 'Lump', teaser: 'Any mass that can be felt.' });
  const gatewayOf = (definition: Sources['definition']) =>
    openGateway({ search: { find: async () => ({ ...noResults, ...onResult('x'), correction: 'lump' }) }, definition });

  it('is defined beside the results, by what the term was corrected to', async () => {
    const { ask } = gatewayOf(async (term) => (term === 'lump' ? word : null));
    const { data } = await ask(asks, { search: { term: 'lmup', locale: 'en-US' } });
    const definition = { title: 'Lump', text: 'Any mass that can be felt.', path: '/glossary/lump' };
    expect(data).toEqual({ searchArticles: { results: [{ topic: 'Diagnosis' }], definition } });
  });

  it('takes no results with it where the glossary cannot be asked', async () => {
    const { ask } = gatewayOf(async () => Promise.reject(new Error('gone')));
    const { data, errors } = await ask(asks, { search: { term: 'lump', locale: 'en-US' } });
    expect([data, errors]).toEqual([{ searchArticles: { results: [{ topic: 'Diagnosis' }], definition: null } }, undefined]);
  });
});

describe('A term that speaks of dying', () => {
  it.each([
    ['quiero morir', 'en-US', 'SUICIDE'],
    ['i want to die', 'es', 'SUICIDE'],
    ['am i going to die', 'en-US', 'DYING'],
    ['me voy a morir', 'es', 'DYING'],
    ['i want to die my hair', 'en-US', null],
    ['me', 'es', null],
  ])('%s (%s): %s', async (term, locale, crisis) => {
    const { data } = await searching({}).ask(query, { search: { term, locale } });
    expect(data).toMatchObject({ searchArticles: { crisis } });
  });

  it('is told whom to call although nothing can be searched, and nothing of it is logged', async () => {
    const gateway = searching({ fails: new Error('broken') });
    const { data, errors } = await gateway.ask(query, { search: { term: 'quiero morir', locale: 'es' } });
    expect([data, errors]).toEqual([{ searchArticles: { results: [], crisis: 'SUICIDE', otherLanguage: null } }, undefined]);
    expect(gateway.logged.join('')).toContain('searchArticles');
    expect(gateway.logged.join('')).not.toContain('morir');
  });
});

describe('The other language', () => {
  it('is searched where one finds little', async () => {
    const { data } = await searching({ es: three }).ask(query, { search: { term: 'quimioterapia', locale: 'en-US' } });
    const results = ['a', 'b', 'c'].map((id) => ({ id, path: `/research-news/${id}` }));
    expect(data).toMatchObject({ searchArticles: { results: [], otherLanguage: { locale: 'es', total: 3, first: false, results } } });
  });

  it('comes first where the term is written in it, whatever one finds oneself', async () => {
    const found = searching({ es: { ...three, isOfOtherLanguage: true }, en: { ...onResult('x'), correction: 'effects' } });
    const { data } = await found.ask(query, { search: { term: 'chemo side efects', locale: 'es' } });
    expect(data).toMatchObject({ searchArticles: { otherLanguage: { locale: 'en-US', first: true, correction: 'effects' } } });
  });

  it.each<[string, Parameters<typeof searching>[0], object]>([
    ['enough is found', { en: three, es: three }, {}],
    ['nothing is there either', {}, {}],
    ['the term is only a slip there', { es: { ...three, correction: 'quimio' } }, {}],
    ['later results are asked for', { es: three }, { offset: 10 }],
  ])('is left out where %s', async (_, found, more) => {
    const { data } = await searching(found).ask(query, { search: { term: 'kimio', locale: 'en-US', ...more } });
    expect(data).toMatchObject({ searchArticles: { otherLanguage: null } });
  });

  it('that cannot be searched takes nothing from one’s own', async () => {
    const gateway = openGateway({
      search: { find: async ({ locale }) => (locale === 'en' ? { ...noResults, ...onResult('x') } : Promise.reject(new Error('broken'))) },
    });
    const { data, errors } = await gateway.ask(query, { search: { term: 'lump', locale: 'en-US' } });
    expect([data, errors]).toEqual([{ searchArticles: { results: [{ id: 'x' }], crisis: null, otherLanguage: null } }, undefined]);
  });

  it('counts as a search, however often it is asked for', async () => {
    const twice = query.replace('crisis', 'again: otherLanguage { total }');
    const { errors } = await searching({}).ask(twice, { search: { term: 'lump' } });
    expect(errors?.[0]?.message).toContain('limit: searches');
    const inFragment = `query { searchArticles(search: { term: "lump" }) { ...f } b: searchArticles(search: { term: "node" }) { results { id } } }
      fragment f on SearchAnswer { otherLanguage { total } }`;
    expect((await searching({}).ask(inFragment)).errors?.[0]?.message).toContain('limit: searches');
  });
});

it('Abbreviations are told in full, in the language that is asked for', async () => {
  const asked: string[][] = [];
  const gateway = openGateway({
    abbreviations: async (term, locale) => {
      asked.push([term, locale]);
      return ['estrogen receptor'];
    },
  });
  const { data } = await gateway.ask('{ abbreviations(term: "ER", locale: "en-US") }');
  expect([data, asked]).toEqual([{ abbreviations: ['estrogen receptor'] }, [['ER', 'en']]]);
});

it('A term that speaks of dying is never counted', async () => {
  const gateway = searching({ es: three });
  const { data } = await gateway.ask('mutation { updatePopularSearches(id: "quiero morir", locale: "es") }');
  expect([data, gateway.counts]).toEqual([{ updatePopularSearches: false }, []]);
});
