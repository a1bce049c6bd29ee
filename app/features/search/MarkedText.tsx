import { Fragment } from 'react';

type Part = { readonly text: string; readonly isFound: boolean };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * The parts of a text as the search gives it: escaped as HTML, what was found between `<mark>` and `</mark>`. Nothing else in it is
 * taken for markup.
 */
export function markedParts(html: string): readonly Part[] {
  let isFound = false;
  const parts: Part[] = [];
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') isFound = piece === '<mark>';
    else if (piece) parts.push({ text: unescaped(piece), isFound });
  }
  return parts;
}

/** Shows such a text, with what was found in it marked. */
export function MarkedText({ html }: { html: string }) {
  return markedParts(html).map(({ text, isFound }, index) =>
    isFound ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0x10_ff_ff ? whole : String.fromCodePoint(code);
  });
}
