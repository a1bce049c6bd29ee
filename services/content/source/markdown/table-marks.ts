import type { Html, TableCell, TableRow } from 'mdast';
import { BLOCKS, childrenOf, type Node } from '#services/content/model/rich-text.ts';
import { NotMarkdown } from './not-markdown.ts';

/**
 * What Markdown's tables have no signs for, as tags that stand in cells: cells that span others, headings elsewhere than in the first row,
 * and cells of several paragraphs.
 */
export const cellTags = {
  /** A place that the cell before it in its row covers; or, in the rows below, the place left of it. */
  left: '<left>',
  /** A place that the cell above it covers. */
  above: '<above>',
  /** A heading below the first row. */
  heading: '<th>',
  /** A cell in the first row that is no heading. */
  plain: '<td>',
  /** Where the next paragraph of a cell begins. */
  paragraph: '<p>',
} as const;

type Span = { colspan: number; rowspan: number };

export function spanOf({ data: { colspan, rowspan } }: Pick<Node, 'data'>): Span {
  return { colspan: typeof colspan === 'number' ? colspan : 1, rowspan: typeof rowspan === 'number' ? rowspan : 1 };
}

/** A place in a table laid out: the cell that stands there, or the tag that says which cell covers it. */
type Placed = Node | typeof cellTags.left | typeof cellTags.above;

/** No table of an editor is wider, and a few small nodes could claim one of millions of places. */
const mostColumns = 200;
const mostPlaces = 20_000;

/**
 * A table's rows with a place for each column, as a browser lays them out.
 * @throws NotMarkdown where a cell spans rows that are not there, or what another covers
 */
export function layOut(table: Node): Placed[][] {
  const rows = childrenOf(table);
  const grid: Placed[][] = rows.map(() => []);
  let total = 0;
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of childrenOf(row)) {
      while (grid[y]?.[x] !== undefined) x += 1;
      const { colspan, rowspan } = spanOf(cell);
      if (x + colspan > mostColumns) throw new NotMarkdown(cell, `a table has more than ${mostColumns} columns`);
      if (y + rowspan > rows.length) throw new NotMarkdown(cell, 'a table’s cell spans rows that are not there');
      for (let down = 0; down < rowspan; down++) {
        for (let right = 0; right < colspan; right++) {
          const line = grid[y + down];
          if (line?.[x + right] !== undefined) throw new NotMarkdown(cell, 'a table’s cell spans what another covers');
          if (line) line[x + right] = right > 0 ? cellTags.left : down > 0 ? cellTags.above : cell;
        }
      }
      x += colspan;
    }
    const places = grid[y] ?? [];
    // What was never put anywhere is no key.
    if (Object.keys(places).length < places.length) throw new NotMarkdown(row, 'a table’s row has gaps');
    total += places.length;
    if (total > mostPlaces) throw new NotMarkdown(table, `a table has more than ${mostPlaces} cells`);
  }
  return grid;
}

export function tag(value: (typeof cellTags)[keyof typeof cellTags]): Html {
  return { type: 'html', value };
}

/** The tag of the place before which a cell of this type stands; none where it is what that place usually holds. */
export function tagOfType(nodeType: string, inFirstRow: boolean): Html[] {
  if (nodeType === BLOCKS.TABLE_HEADER_CELL) return inFirstRow ? [] : [tag(cellTags.heading)];
  return inFirstRow ? [tag(cellTags.plain)] : [];
}

type ReadCell = { cell: TableCell; isHeading: boolean; span: Span; paragraphs: TableCell['children'][] };

/** The cells of a table as Markdown wrote it, with what their tags say. `report` hears of a place that no cell covers. */
export function readCells(rows: readonly TableRow[], report: (cell: TableCell, message: string) => void): ReadCell[][] {
  const tagAt = (y: number, x: number) => coveredBy(rows[y]?.children[x]);
  const claimed = new Set<TableCell>();
  const read = rows.map((row, y) =>
    row.children.flatMap((cell, x): ReadCell[] => {
      if (tagAt(y, x) !== null) return [];
      let [colspan, rowspan] = [1, 1];
      while (tagAt(y, x + colspan) === cellTags.left) colspan += 1;
      while (tagAt(y + rowspan, x) === cellTags.above) rowspan += 1;
      for (let down = 0; down < rowspan; down++) {
        for (let right = 0; right < colspan; right++) {
          const place = rows[y + down]?.children[x + right];
          const isCovered = (down === 0 && right === 0) || tagAt(y + down, x + right) === (right > 0 ? cellTags.left : cellTags.above);
          if (place && isCovered) claimed.add(place);
          else report(cell, 'what this cell spans is no rectangle');
        }
      }
      return [{ cell, span: { colspan, rowspan }, ...contentOf(cell, y === 0) }];
    }),
  );
  for (const row of rows)
    for (const cell of row.children) if (!claimed.has(cell)) report(cell, `${coveredBy(cell)} stands where no cell spans so far`);
  return read;
}

function coveredBy(cell: TableCell | undefined): string | null {
  const [only, ...more] = cell?.children ?? [];
  const isTag = only?.type === 'html' && more.length === 0 && (only.value === cellTags.left || only.value === cellTags.above);
  return isTag ? only.value : null;
}

function contentOf({ children }: TableCell, inFirstRow: boolean): Pick<ReadCell, 'isHeading' | 'paragraphs'> {
  const [first, ...rest] = children;
  const other = inFirstRow ? cellTags.plain : cellTags.heading;
  const isOther = first?.type === 'html' && first.value === other;
  const paragraphs: TableCell['children'][] = [[]];
  for (const node of isOther ? rest : children) {
    if (node.type === 'html' && node.value === cellTags.paragraph) paragraphs.push([]);
    else paragraphs.at(-1)?.push(node);
  }
  return { isHeading: inFirstRow !== isOther, paragraphs };
}

/** The data of a cell: only spans that say something. */
export function dataOfSpan({ colspan, rowspan }: Span): Record<string, number> {
  return { ...(colspan > 1 && { colspan }), ...(rowspan > 1 && { rowspan }) };
}
