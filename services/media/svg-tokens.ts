import { SaxesParser } from 'saxes';
import { UnfitFile } from './unfit-file.ts';

export type Attribute = { name: string; value: string };
/** A token of an SVG with its offset. Comments are left out; entities are decoded; `<a/>` has a start and an end. */
export type Token = { offset: number } & (
  | { kind: 'declaration'; encoding: string | undefined }
  | { kind: 'text'; text: string }
  | { kind: 'start'; name: string; attributes: Attribute[] }
  | { kind: 'end' }
);

/** Those of XML. Of an object with a prototype the parser would take `&constructor;` as well. */
const entities: Record<string, string> = Object.create(null);
Object.assign(entities, { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" });

/**
 * Parses an SVG, as strictly as a browser. Rejects a document type (DTD), which can define entities, and
 * processing instructions, which can name style sheets: nothing needs them.
 * @throws UnfitFile where it is not well-formed; and what `onToken` throws
 */
export function parseSvg(source: string, onToken: (token: Token) => void): void {
  // XML 1.1 takes other characters for ends of lines.
  const parser = new SaxesParser({ position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  parser.ENTITIES = entities;
  /** Where the markup ended that was parsed last. Text has no `<`: so the next markup begins at the next one. */
  let parsed = 0;
  let isWhole = false;
  const markup = () => source.indexOf('<', parsed);
  const pass = (token: Token, end = parser.position) => {
    parsed = end;
    onToken(token);
  };
  parser.on('error', ({ message }) => {
    throw whatIsWrong(source, { message, parsed, position: parser.position, isWhole });
  });
  parser.on('doctype', () => {
    throw new UnfitFile(documentType, lineAt(source, markup()));
  });
  parser.on('xmldecl', ({ encoding }) => pass({ offset: markup(), kind: 'declaration', encoding }));
  parser.on('processinginstruction', () => {
    throw new UnfitFile(instructionProblem(source.slice(markup())), lineAt(source, markup()));
  });
  // Reported before its `>`.
  parser.on('comment', () => {
    parsed = parser.position + 1;
  });
  parser.on('text', (text) => pass({ offset: parsed, kind: 'text', text }, parsed));
  parser.on('cdata', (text) => pass({ offset: markup(), kind: 'text', text }));
  parser.on('opentag', ({ name, attributes }) =>
    pass({ offset: markup(), kind: 'start', name, attributes: Object.entries(attributes).map(([key, value]) => ({ name: key, value })) }),
  );
  parser.on('closetag', ({ isSelfClosing }) => pass({ offset: isSelfClosing ? parsed : markup(), kind: 'end' }));
  parser.write(source);
  isWhole = true;
  parser.close();
}

/** The line number of an offset, starting at 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

type Failure = { message: string; parsed: number; position: number; isWhole: boolean };

const documentType = 'holds a document type: save it without the <!DOCTYPE …> line';
const notWellFormed = 'is not a well-formed SVG';

/** In words for the editor, with the line where the text or the markup begins that the parser stopped in. */
function whatIsWrong(source: string, { message, parsed, position, isWhole }: Failure): UnfitFile {
  const unfit = (problem: string, offset: number) => new UnfitFile(problem, lineAt(source, offset));
  const next = source.indexOf('<', parsed);
  const offset = next !== -1 && next < position ? next : parsed;
  if (/^(?:unexpected close|unmatched closing) tag/.test(message)) {
    const closing = source.lastIndexOf('</', position - 1);
    const [name] = source.slice(closing, position).split(/[\s>]/, 1);
    return unfit(`${notWellFormed}: nothing is open that ${name}> closes`, closing);
  }
  const entity = lastEntity(source.slice(parsed, position));
  if (entity && (message.includes('entity') || (isWhole && !entity.endsWith(';')))) {
    return unfit(`${notWellFormed}: “${entity}” means nothing in it`, offset);
  }
  if (message.startsWith('text data outside')) return unfit(`${notWellFormed}: there is text outside of it`, offset);
  if (message.includes('only one root')) return unfit(`${notWellFormed}: something follows its end`, offset);
  if (source.startsWith('<?', offset)) return unfit(instructionProblem(source.slice(offset)), offset);
  if (isWhole && next === -1) return unfit('is truncated: its end is missing', source.length);
  if (/^<!(DOCTYPE|ENTITY)/i.test(source.slice(offset, offset + 10))) return unfit(documentType, offset);
  return unfit(source.includes('>', offset) ? notWellFormed : `is truncated, or not a well-formed SVG`, offset);
}

function instructionProblem(source: string): string {
  return `holds a processing instruction: ${source.slice(0, source.indexOf('?>') + 2 || undefined).slice(0, 40)}`;
}

/** The last entity of what was being parsed: to the parser anything from a `&` to the next `;`, which may be missing. */
function lastEntity(unparsed: string): string | undefined {
  const withEntities = /^[^<]*<[!?]/.test(unparsed) ? unparsed.slice(0, unparsed.indexOf('<')) : unparsed;
  const last = withEntities.match(/&[^;]*;?/g)?.at(-1);
  return last && /^&#?\w*;?/.exec(last)?.[0];
}
