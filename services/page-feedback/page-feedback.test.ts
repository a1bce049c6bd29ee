import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { rateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { pageFeedback } from './page-feedback.ts';

const { db } = await testDatabase();
const feedback = pageFeedback(db, rateLimiter(db, 'a secret of the tests, and of nothing else'));
const { root } = await library({
  'page/mended/en.md': entryText({ slug: 'mended' }),
  'page/drafted/en.md': entryText({ slug: 'drafted', status: 'draft' }),
});
await publishEntries(db, { root, ...testPublishing });
const mended = { entry: 'mended', locale: 'en' } as const;
const thisMonth = () => new Date().toISOString().slice(0, 7);

test('answers are counted by page and month, of each network two in a row', async () => {
  const months = [thisMonth()];
  const answers = await Promise.all(['a', 'b', 'c'].map((visitor) => feedback.count(mended, 'yes', visitor)));
  expect(answers).toEqual([true, true, true]);
  expect(await feedback.count(mended, 'no', 'a')).toBe(true);
  expect(await feedback.count(mended, 'no', 'a')).toBe(false);
  const counts = await feedback.counts();
  months.push(thisMonth());
  expect(counts).toEqual([{ ...mended, month: expect.any(String), yes: 3, no: 1 }]);
  expect(months).toContain(counts[0]?.month);
});

test.each([
  { entry: 'drafted', locale: 'en' },
  { entry: 'mended', locale: 'es' },
  { entry: "x' or true --", locale: 'en' },
] as const)('nothing is counted of what no reader sees: $entry, $locale', async (page) => {
  expect(await feedback.count(page, 'yes', 'd')).toBe(false);
  expect((await feedback.counts()).map(({ entry, locale }) => ({ entry, locale }))).toEqual([mended]);
});
