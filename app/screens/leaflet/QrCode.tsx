import { encode } from 'uqr';

/** An address as a code that a camera reads, black on white in every theme: a pattern of whole squares, drawn as one path. */
export function QrCode({ address, label, className }: { address: string; label: string; className: string | undefined }) {
  // The margin of four squares is what the standard asks for; at M it bears a stain or a fold.
  const { size, data } = encode(address, { ecc: 'M', border: 4 });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return (
    <svg role="img" aria-label={label} className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
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
