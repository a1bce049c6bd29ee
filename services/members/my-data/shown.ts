import type { Locale } from '#config/locale.ts';
import type { Row, Sheet } from './sheet.ts';
import { type SheetName, sheetWords } from './sheets.words.ts';
import { tableWords } from './tables.words.ts';

/** What is kept in a table, with what it says, or null where that is nothing for a reader. */
export type TableSheets = {
  table: keyof typeof tableWords;
  sheets: readonly Sheet[] | null;
  /** It is there for a while after the account is deleted. */
  stays: boolean;
};

type ShownLine = { first: string; more: readonly string[] };
type ShownCard = { title: string; answers: readonly (readonly [label: string, text: string])[] };
/** `lines` or `cards`, as many as are shown of `count`. */
export type ShownSheet = { name: SheetName; title: string; count: number; lines: readonly ShownLine[]; cards: readonly ShownCard[] };
/** A table in words. */
export type ShownTable = {
  table: string;
  title: string;
  what: string;
  why: string;
  until: string;
  /** Empty where nothing is there now; null where it is nothing to show. */
  sheets: readonly ShownSheet[] | null;
  stays: boolean;
};

/** Puts what is kept into words, of each kind of thing the first `most`. */
export function shownTables(locale: Locale, tables: readonly TableSheets[], most = Number.POSITIVE_INFINITY): ShownTable[] {
  return tables.map(({ table, sheets, stays }) => {
    const { title, what, why, until } = tableWords[table];
    return {
      table,
      ...{ title: title[locale], what: what[locale], why: why[locale], until: until[locale] },
      sheets: sheets?.filter(({ rows }) => rows.length > 0).map((sheet) => shownSheet(locale, sheet, most)) ?? null,
      stays,
    };
  });
}

function shownSheet(locale: Locale, sheet: Sheet, most: number): ShownSheet {
  const { name, rows, isLines } = sheet;
  const first = rows.slice(0, most);
  return {
    name,
    title: sheetWords[name][locale],
    count: rows.length,
    lines: isLines ? first.map((row) => lineOf(locale, sheet, row)) : [],
    cards: isLines ? [] : first.map((row) => cardOf(locale, sheet, row)),
  };
}

function lineOf(locale: Locale, { columns }: Sheet, row: Row): ShownLine {
  const [first = '', ...more] = columns.flatMap(({ say }) => say(locale, row) ?? []);
  return { first, more };
}

function cardOf(locale: Locale, { columns, titleOf }: Sheet, row: Row): ShownCard {
  const answers = columns.flatMap(({ label, say }) => {
    const text = say(locale, row);
    return text === null ? [] : [[label[locale], text] as const];
  });
  return { title: titleOf?.(locale, row) ?? '', answers };
}
