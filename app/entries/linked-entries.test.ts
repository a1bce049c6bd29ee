import { expect, test, vi } from 'vitest';
import { testTeaser } from '#app/content/cards/testing.ts';
import { linkedEntries } from '#app/screens/entry/entry-screen.tsx';

test('The cards within a text are never new: it stays, and they do not', () => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  const { news } = linkedEntries({ linked: [testTeaser()], locale: 'en' }, {});
  expect(news?.card).toMatchObject({ title: 'News', isNew: false });
  vi.useRealTimers();
});
