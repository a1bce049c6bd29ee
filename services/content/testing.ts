import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '#config/locale.ts';
import { temporaryFolder } from '#config/testing-folders.ts';
import type { Site } from './model/entries/site.ts';
import { childrenOf, isText, type Node } from './model/rich-text.ts';

const screens: Record<string, Record<Locale, string>> = {
  treatment: { en: 'treatment', es: 'tratamiento' },
  'treatment.surgery': { en: 'surgery', es: 'cirugia' },
};

const screenPaths = ['/', '/treatment', '/es/tratamiento', '/contact'];

/** A website of two screens and a contact page, with one reserved word. */
export const testSite: Site = {
  screenSlug: (screen, locale) => screens[screen]?.[locale] ?? null,
  isScreenPath: (path) => screenPaths.includes(path.split(/[?#]/, 1)[0] ?? ''),
  isPath: (path) => screenPaths.includes(path.split(/[?#]/, 1)[0] ?? ''),
  isFound: () => true,
  isReservedSlug: (type, slug) => slug === 'workbench' || (type === 'page' && slug === 'contact'),
};

/** Publishing with nothing hung on it. */
export const testPublishing = {
  site: testSite,
  fingerprint: '',
  index: async () => () => {},
  search: {
    begin: () => async () => () => {},
    readSynonyms: async () => ({ problems: [], store: async () => {} }),
    storeSigns: async () => {},
  },
  assets: { read: async () => ({ assets: [], problems: [] }), publish: async () => ({ published: [], problems: [] }) },
};

type EntryFields = Record<string, unknown> & { body?: string };

/** The text of a correct entry with the slug `sample`. A field that is given replaces it; `undefined` leaves the field out. */
export function entryText({ body = 'One paragraph.', ...fields }: EntryFields = {}): string {
  const frontMatter = {
    title: 'A sample',
    ...('screen' in fields ? {} : { slug: 'sample' }),
    teaser: 'A teaser that is long enough to tell a reader what the entry says.',
    publishedAt: '2026-11-01',
    updatedAt: '2026-11-20',
    ...fields,
  };
  const lines = Object.entries(frontMatter).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${JSON.stringify(value)}`));
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

/** How many lines stand before the body of an `entryText` with the fields that it has by itself. */
export const linesBeforeBody = 8;

/** A content folder of the test's own, to be changed between two publications. */
export async function library(files: Record<string, string>) {
  const root = await temporaryFolder('content');
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  return { root, write, remove: (file: string) => rm(path.join(root, file), { recursive: true }) };
}

/** A node in one line, for tests to compare: `paragraph("Take " "this"+bold)`. */
export function outline(node: Node): string {
  if (isText(node)) return [JSON.stringify(node.value), ...node.marks.map(({ type }) => type)].join('+');
  const data = Object.keys(node.data).length > 0 ? JSON.stringify(node.data) : '';
  return `${node.nodeType}${data}(${childrenOf(node).map(outline).join(' ')})`;
}
