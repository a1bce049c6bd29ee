import { makeZip } from 'client-zip';
import type { Locale } from '#config/locale.ts';
import { csvOf } from './csv/shared.ts';
import { pageOf } from './page.ts';
import type { Cell, Row, Sheet } from './sheet.ts';
import { sheetWords } from './sheets.words.ts';
import { shownTables, type TableSheets } from './shown.ts';

/** What a member takes along as it is, such as a picture. */
export type MemberFile = { name: string; bytes: Uint8Array };

type Contents = { locale: Locale; at: Date; tables: readonly TableSheets[]; files: readonly MemberFile[] };

/**
 * Everything that is kept of a member in one zip, made as it is read: each file when its turn comes, none of them on a disk. Whoever stops
 * reading stops it.
 */
export function archiveOf(contents: Contents): ReadableStream<Uint8Array> {
  const reader = makeZip(entriesOf(contents), { buffersAreUTF8: true }).getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // It tells what it was stopped by as if that were its own failure.
    cancel: () => reader.cancel().catch(() => {}),
  });
}

type Entry = { name: string; input: string | Uint8Array<ArrayBuffer>; lastModified: Date };

function* entriesOf({ locale, at, tables, files }: Contents): Generator<Entry> {
  const lastModified = at;
  const sheets = tables.flatMap((table) => table.sheets ?? []);
  yield { name: 'my-data.html', input: pageOf(locale, shownTables(locale, tables), at), lastModified };
  yield { name: 'record.json', input: `${JSON.stringify(recordOf(sheets, at), null, 2)}\n`, lastModified };
  yield { name: 'fields.csv', input: csvOf(fieldsOf(locale, sheets)), lastModified };
  for (const sheet of sheets) yield { name: `tables/${sheet.name}.csv`, input: csvOf(sheet), lastModified };
  for (const { name, bytes } of files) yield { name: `files/${name}`, input: new Uint8Array(bytes), lastModified };
}

/** For programs: every sheet by its name, every field by the name that `docs/member-fields.md` and `fields.csv` explain. */
function recordOf(sheets: readonly Sheet[], at: Date): object {
  const parts = sheets.map(({ name, rows, isOne }) => [name, isOne ? (rows[0] ?? null) : rows]);
  return { format: 'member-data', version: 1, exportedAt: at.toISOString(), ...Object.fromEntries(parts) };
}

const fieldColumns = ['table', 'field', 'means'].map((name) => ({ name, label: { en: name, es: name }, say: () => null }));

/** What each name means, in the member's language. */
function fieldsOf(locale: Locale, sheets: readonly Sheet[]): Pick<Sheet, 'columns' | 'rows'> {
  const rows = sheets.flatMap(({ name, columns }) =>
    columns.map((column): Row & Record<string, Cell> => ({
      table: name,
      field: column.name,
      means: `${sheetWords[name][locale]}: ${column.label[locale]}`,
    })),
  );
  return { columns: fieldColumns, rows };
}
