import type { Kysely } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { Seal } from '#services/members/keys/member-keys.ts';
import type { Said } from '#services/members/vocabulary/field.ts';
import { momentIn } from '#services/moments/shared.ts';
import type { SheetName } from './sheets.words.ts';

/** In a transaction of the member; the seal is null for one who told nothing. */
export type Owner = {
  transaction: Kysely<DB>;
  memberId: string;
  seal: Seal | null;
  /** What the audit log of accounts calls the member. */
  accountHashes: readonly Buffer[];
};

/** What is told under one name, as JSON has it. Moments are in ISO 8601. */
export type Cell = string | number | boolean | null | readonly string[];
export type Row = Readonly<Record<string, Cell>>;
export type Column = {
  name: string;
  label: Said;
  /** In words; null where nothing was told. */
  say(locale: Locale, row: Row): string | null;
};

/** A kind of thing that is kept of a member: in the file a table and a part of the record, on a page a list. */
export type Sheet = {
  name: SheetName;
  columns: readonly Column[];
  rows: readonly Row[];
  /** A member has one of it: an object in the record, and no list. */
  isOne: boolean;
  /** On a page each is a line, with its first column before the others; else a card with a name for everything. */
  isLines: boolean;
  /** What a card is called. */
  titleOf?: ((locale: Locale, row: Row) => string) | undefined;
};

/** What a table tells a member. */
export type Exporter = (owner: Owner) => Promise<readonly Sheet[]>;

type ColumnSpec = Said & { say?(locale: Locale, cell: Cell, row: Row): string | null };
type Given<Name extends string> = {
  name: SheetName;
  columns: Readonly<Record<Name, ColumnSpec>>;
  rows: readonly Readonly<Record<NoInfer<Name>, Cell>>[];
  isOne?: boolean;
  isLines?: boolean;
};

/** A sheet of columns that are written out. */
export function sheet<Name extends string>({ name, columns, rows, isOne = false, isLines = false }: Given<Name>): Sheet {
  const specs = Object.entries<ColumnSpec>(columns);
  return {
    name,
    rows,
    isOne,
    isLines,
    columns: specs.map(([column, { en, es, say = plain }]) => ({
      name: column,
      label: { en, es },
      say: (locale, row) => {
        const cell = row[column] ?? null;
        return cell === null ? null : say(locale, cell, row);
      },
    })),
  };
}

const plain = (_: Locale, cell: Cell): string | null => (Array.isArray(cell) ? cell.join(', ') || null : String(cell));

/** How a cell that holds a moment is said. */
export const moment = (locale: Locale, cell: Cell): string => momentIn(locale, String(cell));

const yesNoWords = { true: { en: 'Yes', es: 'Sí' }, false: { en: 'No', es: 'No' } } as const;
export const yesNo = (locale: Locale, cell: Cell): string => yesNoWords[cell === true ? 'true' : 'false'][locale];
