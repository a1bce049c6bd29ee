import { UnfitFile } from './unfit-file.ts';

export type Attribute = { name: string; value: string };
/** A token of an SVG with its offset. Comments are skipped; entities are decoded. */
export type Token = { offset: number } & (
  | { kind: 'instruction'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'end'; name: string }
  | { kind: 'start'; name: string; attributes: Attribute[]; closed: boolean }
);

const token =
  /<!--(?:[\s\S]*?)-->|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|(?<instruction><\?[\s\S]*?\?>)|<\/(?<end>[^\s<>/]+)\s*>|<(?<start>[^\s<>/!?]+)(?<attributes>(?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<closed>\/?)>|(?<text>[^<]+)/y;
const attribute = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const predefined = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * Tokenizes an SVG, as strictly as a browser. Rejects a document type (DTD): nothing needs it, and it can define entities.
 * @throws UnfitFile where it is not well-formed.
 */
export function* tokensOf(source: string): Generator<Token> {
  const pattern = new RegExp(token);
  for (let offset = 0; offset < source.length; offset = pattern.lastIndex) {
    pattern.lastIndex = offset;
    const match = pattern.exec(source);
    if (!match) throw new UnfitFile(whatIsWrong(source, offset), lineAt(source, offset));
    const { data, instruction, end, start, attributes = '', closed, text } = match.groups ?? {};
    const plain = (escaped: string) => withoutEntities(escaped, () => lineAt(source, offset));
    if (instruction !== undefined) yield { offset, kind: 'instruction', text: instruction };
    else if (data !== undefined) yield { offset, kind: 'text', text: data };
    else if (text !== undefined) yield { offset, kind: 'text', text: plain(text) };
    else if (end !== undefined) yield { offset, kind: 'end', name: end };
    else if (start !== undefined) {
      const found = [...attributes.matchAll(attribute)].map(([, name = '', one, other]) => ({ name, value: plain(one ?? other ?? '') }));
      yield { offset, kind: 'start', name: start, attributes: found, closed: closed === '/' };
    }
  }
}

/** The line number of an offset, starting at 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

function whatIsWrong(source: string, offset: number): string {
  if (/^<!(DOCTYPE|ENTITY)/i.test(source.slice(offset, offset + 10))) return 'holds a document type: save it without the <!DOCTYPE …> line';
  return source.includes('>', offset) ? 'is not a well-formed SVG' : 'is truncated, or not a well-formed SVG';
}

function withoutEntities(escaped: string, line: () => number): string {
  return escaped.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w+))?;?/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : null;
    const character = code === null ? predefined.get(name) : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    if (character === undefined || !whole.endsWith(';'))
      throw new UnfitFile(`is not a well-formed SVG: “${whole}” means nothing in it`, line());
    return character;
  });
}
