import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { duration } from './fields.ts';
import { assetId, collectReferences, entryId, idSchema, linkUrl, referenceVisitor } from './references.ts';
import { BLOCKS, documentSchema, INLINES } from './rich-text.ts';

const referencesIn = (schema: z.ZodType, value: unknown) => collectReferences((found) => referenceVisitor(schema)(value, found));
const none = { entries: [], assets: [], paths: [] };

const paragraph = (...content: unknown[]) => ({
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content: [{ nodeType: BLOCKS.PARAGRAPH, data: {}, content }],
});
const linkTo = (linkType: string, id: string) => ({
  nodeType: INLINES.ENTRY_HYPERLINK,
  data: { target: { sys: { type: 'Link', linkType, id } } },
  content: [],
});

test.each([
  ['an entry', entryId, 'a', { ...none, entries: ['a'] }],
  ['an asset', assetId, 'a', { ...none, assets: ['a'] }],
  ['an address of an entry', linkUrl, 'entry:a', { ...none, entries: ['a'] }],
  ['a path', linkUrl, '/a', { ...none, paths: ['/a'] }],
  ['an address elsewhere', linkUrl, 'https://a.example', none],
  ['a place on the page', linkUrl, '#a', none],
  ['an id of its own', idSchema, 'a', none],
])('%s', (_, schema, value, references) => {
  expect(referencesIn(schema, value)).toEqual(references);
});

test('are found however their schema is wrapped', () => {
  const schema = z.strictObject({
    words: z.string().trim(),
    length: duration.optional(),
    one: entryId.optional(),
    list: z
      .array(entryId)
      .min(1)
      .refine((ids) => ids.length < 9)
      .default([]),
    nested: z.array(z.strictObject({ shown: assetId.nullable(), more: z.strictObject({ to: linkUrl }).optional() })).max(9),
    refined: entryId.refine((id) => id !== 'b'),
  });
  const nested = [{ shown: 'picture', more: { to: '/path' } }, { shown: null }];
  const value = { words: 'entry:no', length: '1:00', one: 'a', list: ['b', 'a'], nested, refined: 'c' };
  expect(referencesIn(schema, value)).toEqual({ entries: ['a', 'b', 'c'], assets: ['picture'], paths: ['/path'] });
});

test('are found in rich text: links, embeds and addresses, at any depth', () => {
  const document = paragraph(
    linkTo('Entry', 'linked'),
    linkTo('Asset', 'picture'),
    { nodeType: INLINES.HYPERLINK, data: { uri: '/path' }, content: [linkTo('Entry', 'inside')] },
    { nodeType: INLINES.RESOURCE_HYPERLINK, data: { target: { sys: { linkType: 'Contentful:Entry', urn: 'crn:x' } } }, content: [] },
    { nodeType: 'text', value: 'entry:no', marks: [], data: {} },
  );
  expect(referencesIn(z.strictObject({ text: documentSchema.optional() }), { text: document })).toEqual({
    entries: ['linked', 'inside'],
    assets: ['picture'],
    paths: ['/path'],
  });
  expect(
    referencesIn(
      documentSchema.refine(() => true),
      document,
    ).entries,
  ).toEqual(['linked', 'inside']);
});

test('a value that is not of its schema refers to nothing, and breaks nothing', () => {
  const schema = z.strictObject({ text: documentSchema, ids: z.array(entryId), link: z.strictObject({ to: linkUrl }) });
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, inner) => {
      referencesIn(schema, value);
      referencesIn(schema, { text: inner, ids: inner, link: inner });
      referencesIn(schema, { text: { data: inner, content: [inner, { data: { target: { sys: inner } } }] } });
    }),
    { seed: 20261122 },
  );
});

test.each([z.unknown(), z.any(), z.custom<object>(), z.record(z.string(), entryId), z.union([entryId, z.string()])])(
  'a schema in which they could hide is refused when the site starts',
  (schema) => {
    expect(() => referenceVisitor(z.strictObject({ odd: schema }))).toThrow('no references can be found in a schema of the form');
  },
);
