import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import { parseBody } from '#services/content/source/markdown/parse-entry.ts';
import { knownKinds, referencesInSections, sectionDefinitions } from './sections.ts';

const exampleOf = (kind: (typeof knownKinds)[number], locale: (typeof locales)[number]) =>
  parseBody(sectionDefinitions[kind].example[locale]).sections;

/** The data with its words left out: fields, lists, kinds of nodes, marks, and what is the same in every language. */
function shapeOf(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return /^(nodeType|type|linkType|styling|variation|.*I[dD]s?)$/.test(key) ? value : 'words';
  if (Array.isArray(value)) return value.map((each) => shapeOf(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, shapeOf(child, name)]));
}

test.each(knownKinds)('the examples of %s have the same shape in both languages', (kind) => {
  const [en, es] = locales.map((locale) => exampleOf(kind, locale).map(({ data }) => shapeOf(data)));
  expect(es).toEqual(en);
});

test('all examples may stand on one page: no id stands twice', () => {
  const ids = knownKinds.flatMap((kind) => exampleOf(kind, 'en').map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);
});

test('examples lead only to entries, and show only assets, that there are', () => {
  const entries = new Set(['page', 'check-list'].flatMap((type) => readdirSync(`content/${type}`)));
  const assets = new Set(readdirSync('content/asset').map((name) => path.parse(name).name));
  const linked = referencesInSections(knownKinds.flatMap((kind) => locales.flatMap((locale) => exampleOf(kind, locale))));
  expect(linked.entries).toContain('videos');
  expect(linked.entries.filter((id) => !entries.has(id))).toEqual([]);
  expect(linked.assets).toContain('dawn');
  expect(linked.assets.filter((id) => !assets.has(id))).toEqual([]);
});
