import { expect, test } from 'vitest';
import type { Locale } from '#config/locale.ts';
import { firstFigure } from './figures.ts';
import { medicalTopics } from './medical-topics.ts';
import { sourceProblems } from './sources.ts';
import { sampleSubject, sampleVersion, sampleWords } from './testing.ts';

const source = { title: 'A study', publisher: 'A journal', year: 2024, url: 'https://example.org/study' };
const topics = ['topic-treatment'];
const problems = (sample: Parameters<typeof sampleSubject>[0]) =>
  sourceProblems(sampleSubject(sample), medicalTopics([]), '2026-11-20').map(({ line, message }) => `${line}: ${message}`);

test('a medical entry without a source is a warning; any other topic needs none', () => {
  expect(problems({ topics })).toEqual(['7: has the medical topic topic-treatment and no source']);
  expect(problems({ topics: ['topic-emotions'] })).toEqual([]);
  expect(problems({ topics, sources: [source] })).toEqual([]);
});

test('a figure without a source is a warning at its line', () => {
  const body = 'Text.\n\n## How many {#how-many}\n\nAbout **1 in 8** women.';
  expect(problems({ body })).toEqual(['13: has a figure, “1 in 8”, and no source']);
  expect(problems({ body, sources: [source] })).toEqual([]);
});

test('what somebody tells of themselves needs no source', () => {
  const story = { type: 'personalStory', writer: 'somebody', illustrative: true, topics, body: 'I took 20 mg.' } as const;
  expect(problems(story)).toEqual([]);
});

test.each<[Locale, string, string | null]>([
  ['en', 'It helps 20 % of people', '20 %'],
  ['en', 'It helps 2.5 percent of people', '2.5 percent'],
  ['en', 'One woman in eight has it', 'One woman in eight'],
  ['en', 'Up to 10 of every 100 cases', '10 of every 100'],
  ['en', 'Take 20 mg a day', '20 mg'],
  ['en', 'A fever of 100.4 °F', '100.4 °F'],
  ['en', 'A lump of 2 cm', '2 cm'],
  ['en', 'A dose of 50 Gy in 25 parts', '50 Gy'],
  ['en', 'It was 2 in 2025', null],
  ['en', 'Take two in 8 hours', null],
  ['en', 'Call us within 24 hours, for 3 to 6 months, on day 5', null],
  ['en', 'Walk 2 miles', null],
  ['es', 'Ayuda al 20 % de las personas', '20 %'],
  ['es', 'Ayuda a 20 por ciento', '20 por ciento'],
  ['es', 'Una mujer de cada ocho', 'Una mujer de cada ocho'],
  ['es', 'Más de 60 de cada 100 personas', '60 de cada 100'],
  ['es', 'Antes de cada dosis, después de cada 2 semanas', null],
  ['es', 'Tiene 38,5 °C', '38,5 °C'],
])('figures, %s: %s', (locale, text, figure) => {
  const found = firstFigure([{ section: 'a', role: 'text', text, own: text }], locale)?.text ?? null;
  expect(found?.toLowerCase() ?? null).toBe(figure?.toLowerCase() ?? null);
});

test('a long medical entry has at least three sources', () => {
  const body = sampleWords(501);
  expect(problems({ body, topics, sources: [source] })).toEqual([
    '8: has 501 words and only one source: an entry of more than 500 has at least 3',
  ]);
  expect(problems({ body, topics, sources: [source, source] })).toEqual([
    '8: has 501 words and only 2 sources: an entry of more than 500 has at least 3',
  ]);
  expect(problems({ body, topics, sources: [source, source, source] })).toEqual([]);
  expect(problems({ body: sampleWords(500), topics, sources: [source] })).toEqual([]);
  expect(problems({ body })).toEqual([]);
});

test('a source that is to come, and an old one without a note, are warnings at their year', () => {
  const years = (year: number, says?: string) => problems({ sources: [source, { ...source, year, ...(says ? { says } : {}) }] });
  expect(years(2027)).toEqual([expect.stringMatching(/^7: the source “A study” is of 2027, which is to come$/)]);
  expect(years(2010)).toEqual([expect.stringMatching(/^7: the source “A study” is 16 years old, and no “says”/)]);
  expect(years(2010, 'What it says.')).toEqual([]);
  expect(years(2011)).toEqual([]);
  expect(years(2026)).toEqual([]);
});

test('a topic under a medical one is medical, however far, and one that is its own parent ends nothing', () => {
  const topic = (id: string, parent: string) => sampleVersion({ id, type: 'topic', parent });
  const medical = medicalTopics([
    topic('hair', 'chemo'),
    topic('chemo', 'topic-treatment'),
    topic('loop', 'loop'),
    topic('work', 'topic-daily-life'),
  ]);
  expect(['hair', 'chemo', 'loop', 'work', 'topic-treatment', 'treatment', 'topic-emotions'].filter((id) => medical.has(id))).toEqual([
    'hair',
    'chemo',
    'topic-treatment',
    'treatment',
  ]);
});
