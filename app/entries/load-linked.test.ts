import { expect, test, vi } from 'vitest';
import { testTeaser } from '#app/content/cards/testing.ts';
import { linkedCards } from './load-linked.ts';

test('The cards within a text are never new: it stays, and they do not', () => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  const { news } = linkedCards({ linked: [testTeaser()], locale: 'en' }, {});
  expect(news).toMatchObject({ title: 'News', isNew: false });
  vi.useRealTimers();
});
