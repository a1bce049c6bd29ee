import { describe, expect, test } from 'vitest';
import { BLOCKS, documentSchema, EMPTY_DOCUMENT, INLINES, isBlank, isSafeUri, plainText } from './rich-text.ts';

const node = (nodeType: string, content: unknown, data: unknown = {}) => ({ nodeType, data, content });
const text = (value: string, ...marks: string[]) => ({ nodeType: 'text', value, data: {}, marks: marks.map((type) => ({ type })) });
const document = (...content: unknown[]) => node(BLOCKS.DOCUMENT, content);
const paragraph = (...content: unknown[]) => node(BLOCKS.PARAGRAPH, content);
const target = (sys: unknown) => ({ target: { sys } });

describe('an address', () => {
  test.each([
    'https://www.cancer.gov/contact?a=b#c',
    'http://example.org',
    'HTTPS://EXAMPLE.ORG',
    'mailto:hello@alba.example',
    'tel:+18004226237',
    '/',
    '/treatment/surgery?from=home#before',
    '#questions',
  ])('is allowed: %s', (uri) => expect(isSafeUri(uri)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/a path',
    '/\t/evil.example',
    'surgery',
    'www.example.org',
    'https://',
    'https:evil.example',
    'http:/evil.example',
    '#',
    '',
  ])('is refused: %j', (uri) => expect(isSafeUri(uri)).toBe(false));
});

test('plain text has the words of every block, a line each', () => {
  const item = node(BLOCKS.LIST_ITEM, [paragraph(text('one '), node(INLINES.HYPERLINK, [text('link')], { uri: '/' }))]);
  const parsed = documentSchema.parse(document(paragraph(text('Take '), text('this', 'bold')), node(BLOCKS.UL_LIST, [item, item])));
  expect(plainText(parsed)).toBe('Take this\none link\none link');
});

describe('blank is', () => {
  const blank = (...content: unknown[]) => isBlank(documentSchema.parse(document(...content)));

  test('what an editor left empty', () => {
    expect(isBlank(EMPTY_DOCUMENT)).toBe(true);
    expect([blank(), blank(paragraph(text(' \n\u00a0'))), blank(node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [paragraph()])]))]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('nothing with words, a line or something embedded', () => {
    expect(blank(paragraph(), paragraph(text('a')))).toBe(false);
    expect(blank(node(BLOCKS.HR, []))).toBe(false);
    expect(blank(node(BLOCKS.EMBEDDED_ASSET, [], target({ type: 'Link', linkType: 'Asset', id: 'a' })))).toBe(false);
  });

  test('something embedded that is not there', () => {
    const asset = documentSchema.parse(document(node(BLOCKS.EMBEDDED_ASSET, [], target({ type: 'Link', linkType: 'Asset', id: 'a' }))));
    expect([isBlank(asset, (id) => id === 'a'), isBlank(asset, (id) => id === 'b')]).toEqual([false, true]);
    const urn = 'crn:contentful:::content:spaces/s/environments/master/entries/e';
    expect(blank(node(BLOCKS.EMBEDDED_RESOURCE, [], target({ type: 'ResourceLink', linkType: 'Contentful:Entry', urn })))).toBe(true);
  });
});
