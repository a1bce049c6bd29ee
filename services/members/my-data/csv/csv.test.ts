import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell } from '../sheet.ts';
import { csvOf, startsFormula } from './shared.ts';

const columns = ['a', 'b'].map((name) => ({ name, label: { en: name, es: name }, say: () => null }));
const linesOf = (a: Cell, b: Cell = null) => csvOf({ columns, rows: [{ a, b }] });

test('names its columns first, and ends each line as RFC 4180 has it', () => {
  expect(linesOf('one', 2)).toBe('\uFEFFa,b\r\none,2\r\n');
  expect(linesOf(null, ['x', 'y'])).toBe('\uFEFFa,b\r\n,x; y\r\n');
  expect(linesOf(true, -1.5)).toBe('\uFEFFa,b\r\ntrue,-1.5\r\n');
});

test.each(['=1+1', '+1 212 555 0100', '-2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("https://x.example";"x")', ' =1', '\u200b=1', '＝1'])(
  '%j is no formula',
  (text) => {
    const cell = linesOf(text).slice('\uFEFFa,b\r\n'.length);
    expect(cell).toMatch(/^"?'/);
  },
);

/** A reader of CSV that knows no more than RFC 4180. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('whatever stands in a cell comes out of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (a, b) => {
      const [, cells] = read(linesOf(a, b).slice(1));
      expect(cells).toEqual([a, b].map((text) => (startsFormula.test(text) ? `'${text}` : text)));
    }),
  );
});
