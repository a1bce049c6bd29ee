import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';

/** A text laid out in a box: one size for all its lines. */
export type Fitted = { size: number; lines: readonly string[] };
export type Box = { width: number; height: number; largest: number; smallest: number };

/** The distance between two lines, in sizes of the typeface. */
export const lineHeight = 1.12;

const files = {
  heading: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  text: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff',
};
export type Typefaces = Record<keyof typeof files, Font>;

/** The typefaces of the site, each in one weight: what draws text into a picture reads no variable font. */
export async function readTypefaces(): Promise<Typefaces> {
  const { resolve } = createRequire(import.meta.url);
  // A large package, for what is seldom done.
  const { default: opentype } = await import('opentype.js');
  const read = async (file: string): Promise<Font> => {
    const { buffer, byteOffset, byteLength } = await readFile(resolve(file));
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  };
  return { heading: await read(files.heading), text: await read(files.text) };
}

/** The largest size in which a text fits into a box. In the smallest, what does not fit ends in an ellipsis. */
export function fitText(font: Font, text: string, { width, height, largest, smallest }: Box): Fitted {
  for (let size = largest; size > smallest; size -= 2) {
    const lines = linesOf(font, text, size, width);
    if (lines && lines.length * size * lineHeight <= height) return { size, lines: balanced(font, text, size, lines) };
  }
  const most = Math.floor(height / (smallest * lineHeight));
  return { size: smallest, lines: shortened(font, text, { size: smallest, width, most }) };
}

/** The outlines of a line, for the `d` of an SVG path: the same on every machine, whatever fonts it has. */
export function outlineOf(font: Font, text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return font.getPath(text, x, y, size).commands.map(written).join('');
}

/** The library's own writer of paths drops parts of long lines. */
function written(command: PathCommand): string {
  const at = (...values: number[]) => values.map((value) => value.toFixed(1)).join(' ');
  switch (command.type) {
    case 'M':
    case 'L':
      return command.type + at(command.x, command.y);
    case 'Q':
      return `Q${at(command.x1, command.y1, command.x, command.y)}`;
    case 'C':
      return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    case 'Z':
      return 'Z';
    default:
      return command satisfies never;
  }
}

export function widthOf(font: Font, text: string, size: number): number {
  return font.getAdvanceWidth(text, size);
}

/** Words one after the other, each line as full as it gets; null where a word is wider than a line. */
function linesOf(font: Font, text: string, size: number, width: number): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (widthOf(font, word, size) > width) return null;
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(font, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, about as long as one another: no word stands alone below a full line. */
function balanced(font: Font, text: string, size: number, lines: readonly string[]): readonly string[] {
  let best = lines;
  for (let width = Math.max(...lines.map((line) => widthOf(font, line, size))); ; width -= size / 4) {
    const narrower = linesOf(font, text, size, width);
    if (narrower?.length !== lines.length) return best;
    best = narrower;
  }
}

function shortened(font: Font, text: string, { size, width, most }: { size: number; width: number; most: number }): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  for (let count = words.length; count > 0; count--) {
    const lines = linesOf(font, count === words.length ? text : `${words.slice(0, count).join(' ')}…`, size, width);
    if (lines && lines.length <= most) return lines;
  }
  // A single word without a place to break it: its beginning.
  const letters = [...(words[0] ?? '')];
  while (letters.length > 1 && widthOf(font, `${letters.join('')}…`, size) > width) letters.pop();
  return [`${letters.join('')}…`];
}
