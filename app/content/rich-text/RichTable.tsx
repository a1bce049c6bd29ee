import { createContext, type ReactNode, use } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { DataTable } from '#app/ui/DataTable.tsx';
import { BLOCKS, childrenOf, type Node } from '#services/content/model/rich-text.ts';
import css from './RichTable.module.css';

/** The id of the title that a table stands under. */
export const TableTitleContext = createContext<string | undefined>(undefined);

type Content = (cell: Node) => ReactNode;

/** A table in rich text. One with a row of headlines and a value under each folds for a phone; any other scrolls sideways. */
export function RichTable({ node, content }: { node: Node; content: Content }) {
  const labelledBy = use(TableTitleContext);
  const rows = childrenOf(node).map(childrenOf);
  const [headlines = [], ...body] = rows;
  if (body.length > 0 && headlines.every(isHeader) && rows.every((row) => row.length === headlines.length && !row.some(spansMore)))
    return <DataTable labelledBy={labelledBy} headlines={headlines.map(content)} rows={body.map((row) => row.map(content))} />;
  return <ScrollingTable rows={rows} content={content} labelledBy={labelledBy} />;
}

type ScrollingTableProps = { rows: readonly (readonly Node[])[]; content: Content; labelledBy: string | undefined };

function ScrollingTable({ rows, content, labelledBy }: ScrollingTableProps) {
  const t = useTranslate();
  return (
    <figure className={css.scroll} aria-label={labelledBy ? undefined : t('table.scroll')} aria-labelledby={labelledBy} tabIndex={0}>
      <table className={css.table}>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, cellIndex) =>
                isHeader(cell) ? (
                  <th key={cellIndex} scope={row.every(isHeader) ? 'col' : 'row'} {...spansOf(cell)}>
                    {content(cell)}
                  </th>
                ) : (
                  <td key={cellIndex} {...spansOf(cell)}>
                    {content(cell)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function isHeader(cell: Node): boolean {
  return cell.nodeType === BLOCKS.TABLE_HEADER_CELL;
}

function spansOf({ data: { colspan, rowspan } }: Node): { colSpan?: number; rowSpan?: number } {
  return { ...(typeof colspan === 'number' ? { colSpan: colspan } : {}), ...(typeof rowspan === 'number' ? { rowSpan: rowspan } : {}) };
}

function spansMore(cell: Node): boolean {
  return Object.values(spansOf(cell)).some((span) => span > 1);
}
