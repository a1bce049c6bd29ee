import { describe, expect, test } from 'vitest';
import { documentIds } from '#services/members/vocabulary/field.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import type { Cell } from './paper.ts';
import { answers, papers } from './report-rows.ts';

const places = Object.values(records).flatMap(({ all }) =>
  [...all].flatMap(([field, { report = [] }]) => report.map(({ document, line }) => ({ field, document, line: line.en }))),
);

/** Lines of a paper, each with what stands above it. */
const linesOf = (document: (typeof documentIds)[number]) => {
  const { title, head, sections } = papers[document];
  const rows = sections.flatMap(({ heading, rows }) => [
    { heading: '', cells: [heading] },
    ...rows.map((row) => ({ heading: heading.printed, cells: [...row] })),
  ]);
  return [{ heading: '', cells: [title] }, { heading: '', cells: [...head] }, ...rows];
};
const cellsOf = (document: (typeof documentIds)[number]): Cell[] => linesOf(document).flatMap(({ cells }) => cells);

describe.each(places)('$field in $document', ({ field, document, line }) => {
  const found = linesOf(document).filter(({ cells }) => cells.some((cell) => answers(cell, field)));

  test('has a row', () => {
    expect(found).not.toEqual([]);
  });

  test('has what the line quotes printed in its row, or above it', () => {
    const quoted = [...line.matchAll(/“([^”]*)”/g)].map(([, words = '']) => words);
    const printed = found.flatMap(({ heading, cells }) => [heading, cells.map((cell) => cell.printed).join(' ')]).map(plain);
    if (quoted.length > 0)
      expect(
        quoted.some((words) => printed.some((text) => text.includes(plain(words)))),
        printed.join('; '),
      ).toBe(true);
  });
});

describe.each(documentIds)('%s', (document) => {
  test('answers only what the vocabulary says that it does', () => {
    const named = places.filter((place) => place.document === document).map(({ field }) => field);
    expect([...new Set(cellsOf(document).flatMap(({ fields = [] }) => fields))].sort()).toEqual([...new Set(named)].sort());
  });

  test('says in Spanish what each answer is, and prints no result', () => {
    for (const { printed, es, fields } of cellsOf(document)) {
      if (fields) expect(es, printed).toMatch(/\S/);
      expect(printed).not.toMatch(/(?<!HER)(?<!PD-L)\d|positive|negative|benign/i);
    }
  });
});

/** Without what differs from one paper to the next: numbers, stages, and what stands in their place. */
function plain(text: string): string {
  return text
    .replace(/\b[IV]+\b/g, '')
    .toLowerCase()
    .replace(/(?<![a-z])\d+|[_…:/\s]/g, '');
}
