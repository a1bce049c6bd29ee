import type { Cell, Column, Row } from '#services/members/my-data/sheet.ts';

/* What needs nothing, so that a browser may have it. */

/** What stands in a table, under the names of its columns. */
type Table = { columns: readonly Pick<Column, 'name'>[]; rows: readonly Row[] };

/** Programs that show tables guess the encoding, unless the file says it. */
const byteOrderMark = '\uFEFF';
/** With these, in half or full width and behind what is not seen, a program that shows tables takes a text for a formula, and carries it out. */
export const startsFormula = /^[\t\r]|^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** A table as CSV (RFC 4180), with the names of its columns in the first line. */
export function csvOf({ columns, rows }: Table): string {
  const names = columns.map(({ name }) => name);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? null))];
  return byteOrderMark + lines.map((line) => `${line.map(written).join(',')}\r\n`).join('');
}

function written(cell: Cell): string {
  const text = Array.isArray(cell) ? cell.join('; ') : cell === null ? '' : String(cell);
  // A number is one also where it is negative.
  const plain = typeof cell !== 'number' && startsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
