import { expect, test } from 'vitest';
import { newsYearProblems } from './news-years.ts';
import { sampleSubject } from './testing.ts';

const problems = (sample: Parameters<typeof sampleSubject>[0]) =>
  newsYearProblems(sampleSubject({ type: 'researchNews', ...sample })).map(({ line, message }) => `${line}: ${message}`);

test('news has a year in its title or its teaser; a number of people is none', () => {
  const teaser = 'A trial in 2,026 women found that needles helped more than sham ones did.';
  expect(problems({ teaser })).toEqual(['4: is news without a year in its title or teaser']);
  expect(problems({ teaser: teaser.replace('A trial', 'A trial of 2018') })).toEqual([]);
  expect(problems({ teaser, title: 'New pills of 2026' })).toEqual([]);
  expect(problems({ type: 'page', teaser })).toEqual([]);
});
