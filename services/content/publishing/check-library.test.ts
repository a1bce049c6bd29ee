import { expect, test } from 'vitest';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { checkLibrary } from './check-library.ts';

const reviewed = { reviewedBy: 'Ruth', reviewedAt: '2026-11-20' };

test('nothing is reviewed by a person who is made up', async () => {
  const { root } = await library({
    'person/made-up/en.md': entryText({ slug: undefined, title: 'Ruth', sample: true }),
    'person/real/en.md': entryText({ slug: undefined, title: 'Omar', sample: false }),
    'page/by-nobody/en.md': entryText({ slug: 'by-nobody', ...reviewed, reviewer: 'made-up' }),
    'page/by-somebody/en.md': entryText({ slug: 'by-somebody', ...reviewed, reviewer: 'real' }),
  });
  const { problems } = await checkLibrary({ root, ...testPublishing });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ entry, message }) => [entry, message])).toEqual([['by-nobody', 'its reviewer is a person who is made up']]);
});

test('a reviewer is named, beside the entry that stands behind the name', async () => {
  const { root } = await library({
    'person/real/en.md': entryText({ slug: undefined, title: 'Omar', sample: false }),
    'page/unnamed/en.md': entryText({ slug: 'unnamed', reviewer: 'real' }),
  });
  const { problems } = await checkLibrary({ root, ...testPublishing });
  expect(problems.map(({ message }) => message).join()).toContain('reviewer goes with reviewedBy');
});
