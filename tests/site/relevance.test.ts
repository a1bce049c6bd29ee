import { expect, test } from 'vitest';
import { librarySearch } from '#services/search/search.ts';
import { sets, tryQueries } from '#tests/bench/relevance.ts';
import { openSite } from './site.ts';

const { db } = await openSite();

test.each(sets)(
  'What people type finds a right answer first four times in five, and nearly always among the first five: %s',
  async (name) => {
    const { good, lines } = await tryQueries(librarySearch(db), name);
    expect(good, lines.join('\n')).toBe(true);
  },
);
