import { type Mapping, mappingSchema } from './mapping.ts';
import { readSpace, type Space } from './space.ts';

/** Spaces for tests, in the form in which `contentful space export` writes them. */

type Values = Record<string, unknown>;

export const link = (linkType: 'Entry' | 'Asset', id: string) => ({ sys: { type: 'Link', linkType, id } });
export const node = (nodeType: string, content: unknown[] = [], data: object = {}) => ({ nodeType, data, content });
export const text = (value: string, ...marks: string[]) => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} });
export const paragraph = (...content: unknown[]) => node('paragraph', content);
export const richText = (...content: unknown[]) => node('document', content);
export const prose = (...lines: string[]) => richText(...lines.map((line) => paragraph(text(line))));
export const target = (linkType: 'Entry' | 'Asset', id: string) => ({ target: link(linkType, id) });

/** An entry that is published, with fields in each locale. */
export function entry(id: string, type: string, fields: Record<string, Values>, sys: object = {}) {
  return {
    sys: {
      id,
      type: 'Entry',
      space: link('Entry', 'space1'),
      environment: link('Entry', 'master'),
      contentType: link('Entry', type),
      createdAt: '2026-01-02T10:00:00.000Z',
      updatedAt: '2026-03-04T10:00:00.000Z',
      firstPublishedAt: '2026-02-03T10:00:00.000Z',
      version: 2,
      publishedVersion: 1,
      ...sys,
    },
    fields,
  };
}

export function asset(id: string, fields: Record<string, Values> = {}, sys: object = {}) {
  const file = { 'en-US': { url: `//images.ctfassets.net/space1/${id}/a/${id}.svg`, fileName: `${id}.svg`, contentType: 'image/svg+xml' } };
  return { sys: { id, type: 'Asset', version: 2, publishedVersion: 1, ...sys }, fields: { title: { 'en-US': id }, file, ...fields } };
}

export const bothLocales = [
  { code: 'en-US', default: true, fallbackCode: null },
  { code: 'es', default: false, fallbackCode: null },
];

const field = (id: string, type: string, more: object = {}) => ({ id, name: id, type, localized: true, ...more });
export const articleType = {
  sys: { id: 'article' },
  displayField: 'title',
  fields: [
    field('title', 'Symbol'),
    field('slug', 'Symbol'),
    field('summary', 'Text'),
    field('body', 'RichText'),
    field('hero', 'Link', { linkType: 'Asset', localized: false }),
    field('tags', 'Array', { items: { type: 'Link', linkType: 'Entry' }, localized: false }),
  ],
};

export const summary = 'What this is about, long enough to tell a reader what stands there.';

/** A whole article in English, and in Spanish where words for it are given. */
export function article(id: string, { en, es, sys = {}, ...shared }: { en: Values; es?: Values; sys?: object } & Values) {
  const defaults = { title: `Title of ${id}`, slug: id.toLowerCase().replace(/[^a-z0-9]/g, '-'), summary, body: prose('One paragraph.') };
  const inBoth = (name: string) => [name, { 'en-US': { ...defaults, ...en }[name], ...(es && { es: { ...defaults, ...es }[name] }) }];
  const names = Object.keys({ ...defaults, ...en, ...es });
  const fields = {
    ...Object.fromEntries(names.map(inBoth)),
    ...Object.fromEntries(Object.entries(shared).map(([name, value]) => [name, { 'en-US': value }])),
  };
  return entry(id, 'article', fields, sys);
}

type Given = { entries?: unknown[]; assets?: unknown[]; contentTypes?: unknown[]; locales?: unknown[] };

export function space({ contentTypes = [articleType], locales = bothLocales, ...items }: Given): Space {
  return readSpace([{ entries: [], assets: [], contentTypes, locales, ...items }]);
}

export const articles = {
  type: 'page',
  fields: { title: 'title', slug: 'slug', teaser: 'summary', image: 'hero', topics: 'tags' },
  body: 'body',
};

/** A mapping of articles, with what is given besides. */
export function mapping(given: object = {}): Mapping {
  const parsed = mappingSchema.parse({ locales: { en: 'en-US', es: 'es' }, types: { article: articles }, ...given });
  return { ...parsed, types: parsed.types };
}
