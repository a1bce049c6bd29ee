import { describe, expect, it } from 'vitest';
import { type Answer, nothingFound, type Place, reduceSearch, type SearchAction, type SearchState, startingWith } from './search.ts';

function answerOf(...ids: string[]): Answer {
  const results = ids.map((id) => ({
    id,
    title: id,
    contentType: 'page',
    slug: id,
    path: `/${id}`,
    teaserContent: '',
    content: '',
    topic: null,
    score: 1,
    publishedAt: '2026-01-01T00:00:00Z',
    image: null,
  }));
  return { results, meta: { total: ids.length, exact: true, breakdown: [], correction: null } };
}

const play = (actions: SearchAction[], from: SearchState = nothingFound) => actions.reduce(reduceSearch, from);
const asked = (question: number, place: Place = 'nav'): SearchAction => ({ type: 'asked', place, question });
const answered = (
  question: number,
  ids: string[],
  more: { term?: string; combine?: boolean; skip?: boolean; place?: Place } = {},
): SearchAction => ({
  type: 'answered',
  place: 'nav',
  term: 'term',
  question,
  answer: answerOf(...ids),
  ...more,
});
const idsOf = ({ nav, page }: SearchState, place: Place = 'nav') => (place === 'nav' ? nav : page).found?.results.map(({ id }) => id);

describe.each(['nav', 'page'] as const)('A search of %s', (place) => {
  const other = place === 'nav' ? 'page' : 'nav';

  it('waits by itself, and ends its wait with an answer', () => {
    const waiting = play([asked(1, place)]);
    expect(waiting[place].isLoading).toBe(true);
    expect(waiting[other]).toBe(nothingFound[other]);
    const done = play([answered(1, ['a'], { place })], waiting);
    expect(done[place]).toMatchObject({ isLoading: false, hasFailed: false, found: { term: 'term', meta: { total: 1 } } });
    expect(done[other]).toBe(nothingFound[other]);
  });

  it('ends its wait with a failure, and keeps what was found', () => {
    const failed = play([asked(1, place), answered(1, ['a'], { place }), asked(2, place), { type: 'failed', place, question: 2 }]);
    expect(failed[place]).toMatchObject({ isLoading: false, hasFailed: true });
    expect(idsOf(failed, place)).toEqual(['a']);
    expect(play([asked(3, place)], failed)[place]).toMatchObject({ isLoading: true, hasFailed: false });
  });
});

describe('What comes late', () => {
  it('changes nothing, in whatever order it comes', () => {
    const newer = play([asked(1), asked(2)]);
    expect(play([answered(1, ['old'])], newer)).toBe(newer);
    expect(play([{ type: 'failed', place: 'nav', question: 1 }], newer)).toBe(newer);
    const done = play([answered(2, ['new'])], newer);
    expect(play([answered(1, ['old']), answered(2, ['twice'])], done)).toBe(done);
    expect(idsOf(done)).toEqual(['new']);
  });

  it('changes nothing after all was cleared', () => {
    const cleared = play([asked(1), { type: 'cleared', place: 'nav' }]);
    expect(cleared).toEqual(nothingFound);
    expect(play([answered(1, ['old'])], cleared)).toBe(cleared);
  });
});

describe('An answer', () => {
  const found = play([asked(1), answered(1, ['a', 'b'])]);

  it('replaces what was found', () => {
    expect(idsOf(play([asked(2), answered(2, ['c'])], found))).toEqual(['c']);
  });

  it('is appended in combine mode, each result once, with the newest totals', () => {
    const more = play([asked(2), answered(2, ['b', 'c'], { combine: true })], found);
    expect(idsOf(more)).toEqual(['a', 'b', 'c']);
    expect(more.nav.found?.meta.total).toBe(2);
  });

  it('is not appended to what was found for another term', () => {
    expect(idsOf(play([asked(2), answered(2, ['c'], { combine: true, term: 'other' })], found))).toEqual(['c']);
  });

  it('is ignored where it is to be skipped, but ends the wait', () => {
    const skipped = play([asked(2), answered(2, ['c'], { skip: true })], found);
    expect(skipped.nav.isLoading).toBe(false);
    expect(idsOf(skipped)).toEqual(['a', 'b']);
  });
});

it('The page of results goes on from what the server found', () => {
  const start = startingWith({ ...answerOf('a'), term: 'term' });
  expect(idsOf(play([asked(1, 'page'), answered(1, ['b'], { place: 'page', combine: true })], start), 'page')).toEqual(['a', 'b']);
});
