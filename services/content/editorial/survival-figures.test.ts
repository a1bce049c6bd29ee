import { expect, test } from 'vitest';
import { survivalProblems } from './survival-figures.ts';
import { sampleSubject } from './testing.ts';

const problems = (sample: Parameters<typeof sampleSubject>[0]) => survivalProblems(sampleSubject(sample));

test.each([
  ['en', 'After five years, 87 in 100 were alive.'],
  ['en', 'It led to 42,140 deaths.'],
  ['en', 'The 5-year survival is high.'],
  ['es', 'A los cinco años, 87 de cada 100 seguían con vida.'],
  ['es', 'Se calculan 42 140 muertes.'],
  ['es', 'En el mundo murieron 670 000 personas.'],
] as const)('how many live or die is a warning outside its block (%s): %s', (locale, sentence) => {
  expect(problems({ locale, body: `Text.\n\n- ${sentence}` })).toEqual([
    expect.objectContaining({ severity: 'warning', line: 11, message: expect.stringContaining('survival-numbers') }),
  ]);
});

test('in its block it is none, whatever the shape', () => {
  const table = '| Stage | Alive later |\n| --- | --- |\n| early | 99% |';
  expect(problems({ body: `:::survival-numbers{#deaths}\nIt led to 42,140 deaths.\n\n${table}\n:::` })).toEqual([]);
  expect(problems({ body: table })).toHaveLength(1);
});

test('words of life and death without a number, a year, and other numbers are none', () => {
  for (const sentence of ['Survival was better.', 'She died in 2023.', 'About 1 in 100 cases is in a man. Many survive.'])
    expect(problems({ body: sentence })).toEqual([]);
});

test('what somebody tells of themselves is left alone', () => {
  const subject = sampleSubject({ body: 'I am alive after 12 years.' });
  expect(survivalProblems(subject)).toHaveLength(1);
  expect(survivalProblems({ ...subject, version: { ...subject.version, type: 'personalStory' } })).toEqual([]);
});
