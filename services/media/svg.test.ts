import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuTime } from '#tests/cpu-time.ts';
import { checkSvg, startsAsSvg } from './svg.ts';
import { svg } from './testing.ts';
import { UnfitFile } from './unfit-file.ts';

/** The problem of an SVG, with its line; null where it is valid. */
function problemOf(text: string | Uint8Array): string | null {
  try {
    checkSvg(typeof text === 'string' ? Buffer.from(text) : text);
    return null;
  } catch (error) {
    if (!(error instanceof UnfitFile)) throw error;
    return `${error.line}: ${error.message}`;
  }
}

test.each([
  ['shapes', svg()],
  ['an XML declaration, comments and space around it', `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->\n${svg()}\n<!-- b -->\n`],
  ['a byte order mark', `\uFEFF${svg()}`],
  ['a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>'],
  [
    'links to its own parts',
    svg('<defs><g id="a"/></defs><use href="#a"/><use xlink:href="#a"/><rect fill="url(#g)" style="mask: url(\'#m\')"/>'),
  ],
  ['a picture inside', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['styles', svg('<style>.a { fill: #f00 } <![CDATA[.b > .c { fill: url(#g) }]]></style>')],
  [
    'what a drawing program notes',
    svg('<metadata xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:RDF rdf:about="https://a.example"/></metadata>'),
  ],
  ['words about scripts', svg('<title>onclick, javascript: and &lt;script> &#233;</title>')],
])('an SVG may have %s', (_, text) => {
  expect(problemOf(text)).toBeNull();
  expect(startsAsSvg(text)).toBe(true);
});

test.each([
  ['<script>alert(1)</script>', 'holds <script>'],
  ['<SCRIPT/>', 'holds <SCRIPT>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', 'holds <x:script>'],
  ['<foreignObject/>', 'holds <foreignObject>'],
  ['<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>', 'holds HTML'],
  ['<iframe src="#"/>', 'holds <iframe>'],
  ['<g onload="a()"/>', 'holds an event handler: onload'],
  ["<g\n\tonCLICK = 'a()'/>", 'holds an event handler: onCLICK'],
  ['<a href="javascript:a()"/>', 'holds a script'],
  ['<a href="java&#10;script:a()"/>', 'holds a script'],
  ['<a xlink:href="&#x6a;avascript:a()"/>', 'holds a script'],
  ['<animate attributeName="href" to="#b"/>', 'animates href'],
  ['<set attributeName="onload" to="b"/>', 'animates onload'],
  ['<animate values="#a;JavaScript:a()"/>', 'holds a script'],
  ['<a href="https://a.example"/>', 'refers to something outside of itself: href'],
  ['<use xlink:href="b.svg#a"/>', 'refers to something outside of itself: xlink:href'],
  ['<image href="//a.example/a.png"/>', 'refers to something outside of itself: href'],
  ['<use href="data:image/svg+xml,a"/>', 'refers to something outside of itself: href'],
  ['<g xml:base="https://a.example"/>', 'refers to something outside of itself: xml:base'],
  ['<rect fill="url(https://a.example#b)"/>', 'refers to something outside of itself in fill'],
  ['<rect style="fill: URL( \'b.svg#a\' )"/>', 'refers to something outside of itself in style'],
  ['<rect fill="u\\72l(b)"/>', 'holds a backslash in fill'],
  ['<style>@import "a.css";</style>', 'refers to something outside of itself in a style'],
  ['<style><![CDATA[a { fill: url(//b) }]]></style>', 'refers to something outside of itself in a style'],
  ['<style>@im<!-- -->port "a.css";</style>', 'refers to something outside of itself in a style'],
  ['<style>a { fill: u<![CDATA[rl(//b)]]> }</style>', 'refers to something outside of itself in a style'],
  ['<style>@im<g>a</g>port "a.css";</style>', 'refers to something outside of itself in a style'],
  ['<style>a { fill: &#117;rl(//b) }</style>', 'refers to something outside of itself in a style'],
  ['<?xml-stylesheet href="a.css"?>', 'holds a processing instruction'],
  ['<g a="&b;"/>', 'is not a well-formed SVG: “&b;” means nothing in it'],
  ['<g a="&constructor;"/>', 'is not a well-formed SVG: “&constructor;” means nothing in it'],
  ['&#0;', 'is not a well-formed SVG: “&#0;” means nothing in it'],
  ['<g a="1" a="2"/>', 'is not a well-formed SVG'],
  ['<?xml version="1.0"?>', 'holds a processing instruction: <?xml version="1.0"?>'],
  ['a & b', 'is not a well-formed SVG: “&” means nothing in it'],
  ['<g a=b/>', 'is not a well-formed SVG'],
  ['</g>', 'is not a well-formed SVG: nothing is open that </g> closes'],
  ['</svg><svg>', 'is not a well-formed SVG: something follows its end'],
  ['<g>', 'is not a well-formed SVG: nothing is open that </svg> closes'],
])('an SVG must not have %s', (inside, message) => {
  expect(problemOf(svg(inside))).toContain(message);
});

test.each([
  ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'holds a document type'],
  ['another encoding', `<?xml version="1.0" encoding="UTF-16"?>${svg()}`, 'says that it is UTF-16'],
  ['text behind it', `${svg()}and more`, 'there is text outside of it'],
  ['an end too early', svg().slice(0, -3), 'is truncated'],
  ['an open comment', `${svg()}<!-- `, 'is truncated'],
  ['control characters', svg('\0'), 'holds control characters'],
  ['another namespace', '<svg xmlns="a"/>', 'is not an SVG'],
  ['another root', '<g xmlns="http://www.w3.org/2000/svg"><svg/></g>', 'is not an SVG'],
  ['nothing', ' ', 'is truncated'],
])('what is no SVG is refused: %s', (_, text, message) => {
  expect(problemOf(text)).toContain(message);
});

test('bytes that are no UTF-8 are refused', () => {
  expect(problemOf(Buffer.from(svg('é'), 'latin1'))).toBe('1: is not UTF-8 text');
});

test('the line is that of the first thing which must not be there', () => {
  expect(problemOf(svg('\n<g/>\n<g\n  onload="a()"/>'))).toBe('3: holds an event handler: onload');
});

test('whatever it is made of, it is fit, or said to be unfit with a line of it', () => {
  const pieces = [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '</svg>',
    '<g a="1">',
    '</g>',
    '<g/>',
    '<style>',
    '</style>',
    ' a ',
    '\n',
    '\r',
    '&amp;',
  ];
  const broken = [
    '&',
    '&b;',
    '&#0;',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?xml version="1.0"?>',
    '<?',
    '?>',
    '<!DOCTYPE svg',
    '[',
    '"',
    '=',
    '<',
    '>',
    '/',
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces, ...broken), fc.string({ maxLength: 3 })), { maxLength: 12 }), (parts) => {
      for (const text of [parts.join(''), svg(parts.join(''))]) {
        const line = Number(problemOf(text)?.split(':', 1)[0] ?? 1);
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(text.split('\n').length);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('one that is large, or deep, or that repeats what may begin something, takes little work', async () => {
  for (const inside of [
    `<path d="${'M0 0 '.repeat(1_000_000)}"/>`,
    '<g>'.repeat(100_000),
    '<!--'.repeat(100_000),
    '<a '.repeat(100_000),
    `<style>${'a<!---->'.repeat(300_000)}</style>`,
    '&amp;'.repeat(500_000),
    '&'.repeat(500_000),
  ]) {
    const work = await cpuTime(() => {
      problemOf(svg(inside));
      startsAsSvg(svg(inside));
    });
    expect(work).toBeLessThan(4_000);
  }
});
