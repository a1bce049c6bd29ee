import { type Attribute, lineAt, parseSvg } from './svg-tokens.ts';
import { UnfitFile } from './unfit-file.ts';

type Refuse = (message: string) => void;

const svgNamespace = 'http://www.w3.org/2000/svg';
/** The deny-list of elements that run scripts or embed documents (XSS), in any namespace. */
const forbiddenElements = new Set(
  ['script', 'foreignObject', 'handler', 'listener', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas'].map((name) =>
    name.toLowerCase(),
  ),
);
const addressAttributes = new Set(['href', 'src', 'base', 'action', 'formaction', 'data', 'ping']);
const pictureInside = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
const outsideInCss = /@import|@namespace|image-set\s*\(|url\(\s*["']?\s*(?!["'\s#]|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/))/i;

const beforeRoot = /^\uFEFF?(?:\s|<!--(?:(?!-->)[\s\S])*-->|<\?(?:(?!\?>)[\s\S])*\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)*/i;

/** Sniffs an SVG: whether the root element is `svg`, after any prolog. */
export function startsAsSvg(text: string): boolean {
  return /^<(?:[\w-]+:)?svg[\s/>]/i.test(text.replace(beforeRoot, ''));
}

/**
 * Validates an SVG instead of sanitizing it: it has to be well-formed, without scripts (XSS) and external references.
 * @throws UnfitFile with the line of the first violation.
 */
export function checkSvg(bytes: Uint8Array): void {
  const source = decode(bytes);
  const open: { name: string; offset: number; css: string }[] = [];
  parseSvg(source, (token) => {
    const refusing =
      (offset: number): Refuse =>
      (message) => {
        throw new UnfitFile(message, lineAt(source, offset));
      };
    const refuse = refusing(token.offset);
    if (token.kind === 'start') {
      if (open.length === 0) checkRoot(token.name, token.attributes, refuse);
      checkElement(token.name, token.attributes, refuse);
      open.push({ name: token.name, offset: token.offset, css: '' });
    } else if (token.kind === 'end') {
      const closed = open.pop();
      if (closed) checkCss(closed.css, 'a style', refusing(closed.offset));
    } else if (token.kind === 'declaration') checkEncoding(token.encoding, refuse);
    else {
      const parent = open.at(-1);
      // Its text is one, whatever stands in between: `@im<!-- -->port` as well.
      if (parent && localName(parent.name) === 'style') parent.css += token.text;
    }
  });
}

function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnfitFile('is not UTF-8 text');
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\0-\x08\x0B\x0C\x0E-\x1F]/.test(text)) throw new UnfitFile('holds control characters');
  return text;
}

function checkEncoding(encoding: string | undefined, refuse: Refuse): void {
  if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) refuse(`says that it is ${encoding}: save it as UTF-8`);
}

function checkRoot(name: string, attributes: readonly Attribute[], refuse: Refuse): void {
  const prefix = name.includes(':') ? `xmlns:${name.split(':', 1)[0]}` : 'xmlns';
  const isSvg = attributes.some((each) => each.name === prefix && each.value === svgNamespace);
  if (localName(name) !== 'svg' || !isSvg) refuse(`is not an SVG: it begins with <svg xmlns="${svgNamespace}">`);
}

function checkElement(name: string, attributes: readonly Attribute[], refuse: Refuse): void {
  if (forbiddenElements.has(localName(name))) refuse(`holds <${name}>: a picture holds no script and no other document`);
  for (const attribute of attributes) checkAttribute(attribute, refuse);
}

function checkAttribute({ name, value }: Attribute, refuse: Refuse): void {
  if (/^xmlns(:|$)/i.test(name)) {
    if (/xhtml/i.test(value)) refuse('holds HTML: a picture holds no other document');
    return;
  }
  const local = localName(name);
  if (local.startsWith('on')) refuse(`holds an event handler: ${name}`);
  // Browsers ignore white space and control characters in a URL scheme.
  if (/(?:java|vb)script:/i.test(value.replace(/[\0-\x20]+/g, ''))) refuse(`holds a script: ${name}="javascript:…"`);
  if (local === 'attributename' && /href|^on/i.test(value)) refuse(`animates ${value}: the addresses in a picture stay as they are`);
  if (addressAttributes.has(local)) {
    if (!value.trim().startsWith('#') && !pictureInside.test(value.trim())) refuse(`refers to something outside of itself: ${name}`);
  } else if (!name.includes(':')) checkCss(value, name, refuse);
}

/** Rejects CSS escapes, which could hide a keyword, and external URLs. */
function checkCss(css: string, where: string, refuse: Refuse): void {
  if (css.includes('\\')) refuse(`holds a backslash in ${where}`);
  if (outsideInCss.test(css)) refuse(`refers to something outside of itself in ${where}`);
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}
