/*
 * What stands on the papers that members hold, as it is printed in the United States: headings and the names of things, never a
 * result, which somebody could take for hers.
 */

/** `_` in what is printed is a grey line, where the paper says what is hers; `☐` a box to tick. */
export type Cell = {
  printed: string;
  /** What it means, beside the English of the paper on Spanish pages. */
  es?: string;
  /** The fields of the vocabulary that it answers. */
  fields?: readonly string[];
};
export type Row = readonly [Cell, ...Cell[]];
export type PaperSection = { heading: Cell; rows: readonly Row[] };
export type Paper = {
  /** A label on a bottle is not a sheet. */
  shape: 'sheet' | 'label';
  title: Cell;
  /** Who, and when: two in a line. */
  head: readonly Cell[];
  sections: readonly PaperSection[];
};

/** Something that answers no question of ours. */
export const other = (printed: string): Row => [{ printed }];
/** A line that answers one. */
export const line = (printed: string, es: string, ...fields: readonly string[]): Row => [{ printed, es, fields }];

const patient: Cell = { printed: 'Patient: _' };
export const headOf = (...cells: readonly Cell[]): readonly Cell[] => [patient, { printed: 'Date of birth: _' }, ...cells];
