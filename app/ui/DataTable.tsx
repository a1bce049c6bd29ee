import type { ReactNode } from 'react';
import css from './DataTable.module.css';

/**
 * A table of rows that each begin with what they are about. On a phone every row becomes a card: what it is about, then each
 * value after its headline; but for one whose words are so short that it fits as it is.
 */
export function DataTable({
  headlines,
  rows,
  caption,
  labelledBy,
  isShort = false,
}: {
  headlines: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  caption?: ReactNode;
  labelledBy?: string | undefined;
  isShort?: boolean;
}) {
  return (
    // On a phone it is laid out as blocks, which takes a table's meaning from screen readers: the roles give it back.
    <table className={`${css.table} ${isShort ? css.short : css.cards}`} role="table" aria-labelledby={labelledBy}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {headlines.map((headline, index) => (
            <th key={index} scope="col" role="columnheader">
              {headline}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <Row key={index} headlines={headlines} cells={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ headlines, cells: [about, ...values] }: { headlines: readonly ReactNode[]; cells: readonly ReactNode[] }) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {about}
      </th>
      {values.map((value, index) => (
        <td key={index} role="cell">
          {/* Words, not generated content: they are translated and copied with the rest. */}
          <span className={css.headline}>{headlines[index + 1]}</span>
          {value}
        </td>
      ))}
    </tr>
  );
}
