import { expect, test, vi } from 'vitest';
import { loadCards } from './load-cards.ts';
import { testPicture, testTeaser } from './testing.ts';

const writer = { name: 'Ana', sample: true, image: 'ana' };
const teasers = [testTeaser({ card: { image: 'dawn', writer } }), testTeaser(), testTeaser({ card: { fullWidthFeaturedImage: 'dusk' } })];

test('the pictures of all cards of a list come with one question, in the language of the page', async () => {
  const assets = vi.fn(async (ids: readonly string[]) => ids.map((id) => testPicture(id)));
  const cards = await loadCards({ media: { assets } }, teasers, 'es');
  expect(assets.mock.calls).toEqual([[expect.arrayContaining(['dawn', 'ana', 'dusk']), 'es']]);
  expect(cards.map(({ imageSource, storyWriterImageSource }) => [imageSource?.id, storyWriterImageSource?.id])).toEqual([
    ['dawn', 'ana'],
    [undefined, undefined],
    ['dusk', undefined],
  ]);
});

test('they are new by the clock of the moment', async () => {
  const media = { assets: async () => [] };
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00-05:00') });
  const now = await loadCards({ media }, teasers, 'en');
  vi.setSystemTime(Date.parse('2026-11-21T00:00:00-05:00'));
  const then = await loadCards({ media }, teasers, 'en');
  vi.useRealTimers();
  expect([now, then].map((cards) => cards.map(({ isNew }) => isNew))).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
});
