import { encode } from 'uqr';

/** A text as a code that a camera reads: a pattern of whole squares, as one path. */
export function qrPath(text: string): { size: number; path: string } {
  // The margin of four squares is what the standard asks for; at M it bears a stain or a fold.
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') };
}

/** The dark runs of a row, each a flat box. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    let end = x;
    while (row[end]) end++;
    path += `M${x} ${y}h${end - x}v1h${x - end}z`;
    x = end;
  }
  return path;
}
