import { expect, test } from 'vitest';
import type { FigureTable } from '#services/content/model/figures.ts';
import { figureTableWarnings, repeatedFigureProblems } from './repeated-figures.ts';
import { sampleSubject } from './testing.ts';

const source = { title: 'A count', publisher: 'A registry', year: 2024, url: 'https://registry.example/count' };
const table: FigureTable = {
  types: { source, nextReviewAt: '2027-05-01', figures: { share: '8 in 10' } },
  survival: { source: { ...source, year: 2023 }, nextReviewAt: '2027-06-01', figures: { alive: '92' } },
};
const messages = (sample: Parameters<typeof sampleSubject>[0]) =>
  repeatedFigureProblems(sampleSubject(sample), table).map(({ line, message }) => `${line}: ${message}`);

test('whoever names a figure has its source', () => {
  const body = 'It is {{figure:share}}.';
  expect(messages({ body, sources: [source] })).toEqual([]);
  expect(messages({ body: 'About {{ figure:alive }}.', sources: [source] })).toEqual([]);
  expect(messages({ body })).toEqual(['1: has figures of “A count”, and not its source https://registry.example/count']);
});

test('whoever has a source of the table takes its figures from there', () => {
  expect(messages({ body: 'It is 7 in 10.', sources: [source] })).toEqual([
    '7: rests on “A count”, whose figures stand in figures.yaml, and names none of them',
  ]);
  expect(messages({ body: 'It is 7 in 10.', sources: [{ ...source, url: 'https://other.example/' }] })).toEqual([]);
});

test('a figure that nobody names, and a source that is due, are told', () => {
  const subjects = [sampleSubject({ body: 'It is {{figure:share}}.', sources: [source] })];
  const warnings = (today: string) => figureTableWarnings(subjects, table, today).map(({ message }) => message);
  expect(warnings('2027-05-01')).toEqual(['survival: no entry names alive']);
  expect(warnings('2027-05-02')).toEqual(['types: its source was to be looked at again on 2027-05-01', 'survival: no entry names alive']);
});
