import { expect, test } from 'vitest';
import type { LibraryNews } from '#services/content/library/store.ts';
import { monthsOf } from './months.ts';

const news = (date: string, id: string, type: LibraryNews['entry']['type'], text?: string): LibraryNews => ({
  date,
  entry: {
    ...{ id, type, locale: 'en', screen: null, slug: id, title: id, sample: false },
    ...{ teaser: 'A teaser that is long enough for a card.', publishedAt: date, updatedAt: date },
  },
  change: text === undefined ? null : { date, text, matters: true },
});

test('Months come in the order of the news, changes apart from what was added, a type with few entries first', () => {
  const months = monthsOf([
    news('2026-12-02', 'a', 'page', 'A dose was wrong.'),
    news('2026-12-01', 'b', 'page'),
    news('2026-12-01', 'c', 'page'),
    news('2026-12-01', 'd', 'researchNews'),
    news('2026-11-30', 'e', 'page'),
  ]);
  const ids = (all: readonly LibraryNews[]) => all.map(({ entry }) => entry.id);
  expect(months.map(({ month, changed, added }) => [month, ids(changed), added.map(({ type, entries }) => [type, ids(entries)])])).toEqual([
    [
      '2026-12',
      ['a'],
      [
        ['researchNews', ['d']],
        ['page', ['b', 'c']],
      ],
    ],
    ['2026-11', [], [['page', ['e']]]],
  ]);
});
