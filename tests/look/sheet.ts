import sharp, { type OverlayOptions } from 'sharp';

/** Pictures of one thing beside each other, with what they have in common. */
export type Row = { label: string; pictures: { width: number; file: string }[] };

/** How much smaller a picture is on the sheet; the wider it is, the more. */
const scales: Record<number, number> = { 360: 0.5, 768: 0.4, 1280: 0.35, 1920: 0.3 };
const smallest = 0.25;
/** A taller picture is folded into equal pieces beside each other, and what is more than these is cut off. In px of the sheet. */
const pieceHeight = 1_100;
const mostPieces = 6;
const gap = 24;
const labelHeight = 40;
const colors = { desk: '#cfc9c4', ink: '#2a1a2e', mark: '#b3003c' };

type Piece = { image: Buffer; width: number; height: number };
type Strip = { width: number; pieces: Piece[]; missing: number };

/** Composes a contact sheet: a row for each of the rows, a column for each width. */
export async function composeSheet(title: string, rows: readonly Row[], file: string): Promise<void> {
  const strips = await Promise.all(rows.map(({ pictures }) => Promise.all(pictures.map(({ width, file }) => stripOf(width, file)))));
  const columns = (strips[0] ?? []).map((_, column) => Math.max(...strips.map((row) => widthOf(row[column]))));
  const overlays: OverlayOptions[] = [];
  const words: string[] = [text(gap, 28, 26, title)];
  let top = labelHeight;
  for (const [index, row] of strips.entries()) {
    let left = gap;
    for (const [column, { width, pieces, missing }] of row.entries()) {
      words.push(text(left, top + 28, 20, `${rows[index]?.label} ${width} px`));
      let bottom = { left, top: top + labelHeight };
      for (const [number, { image, width: pieceWidth, height }] of pieces.entries()) {
        const place = { left: left + number * (pieceWidth + gap / 2), top: top + labelHeight };
        overlays.push({ input: image, ...place });
        bottom = { left: place.left, top: place.top + height };
      }
      if (missing > 0) words.push(mark(bottom.left, bottom.top, pieces[0]?.width ?? 0, missing));
      left += (columns[column] ?? 0) + gap;
    }
    top += labelHeight + Math.max(...row.flatMap(({ pieces }) => pieces.map(({ height }) => height))) + gap;
  }
  const width = Math.max(320, gap + columns.reduce((sum, column) => sum + column + gap, 0));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}">${words.join('')}</svg>`;
  await sharp({ create: { width, height: top, channels: 3, background: colors.desk } })
    .composite([...overlays, { input: Buffer.from(svg), left: 0, top: 0 }])
    .png()
    .toFile(file);
}

/** A picture, made smaller and folded. */
async function stripOf(width: number, file: string): Promise<Strip> {
  const scale = scales[width] ?? smallest;
  const { data, info } = await sharp(file)
    .resize({ width: Math.round(width * scale) })
    .png()
    .toBuffer({ resolveWithObject: true });
  const count = Math.min(Math.ceil(info.height / pieceHeight), mostPieces);
  const tallest = Math.min(Math.ceil(info.height / count), pieceHeight);
  const pieces = Array.from({ length: count }, async (_, index): Promise<Piece> => {
    const top = index * tallest;
    const height = Math.min(tallest, info.height - top);
    const image = await sharp(data).extract({ left: 0, top, width: info.width, height }).png().toBuffer();
    return { image, width: info.width, height };
  });
  return { width, pieces: await Promise.all(pieces), missing: Math.max(0, Math.round((info.height - count * tallest) / scale)) };
}

function widthOf(strip: Strip | undefined): number {
  return (strip?.pieces ?? []).reduce((sum, { width }, index) => sum + width + (index > 0 ? gap / 2 : 0), 0);
}

function text(x: number, y: number, size: number, words: string): string {
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${colors.ink}">${words}</text>`;
}

/** Where a picture was cut off. */
function mark(x: number, bottom: number, width: number, missing: number): string {
  const words = `<text x="${x + 8}" y="${bottom - 8}" font-family="sans-serif" font-size="16" fill="#fff">${missing} px more</text>`;
  return `<rect x="${x}" y="${bottom - 26}" width="${width}" height="26" fill="${colors.mark}"/>${words}`;
}
