import path from 'node:path';
import { z } from 'zod';
import { type EntryType, entryTypes } from '#services/content/model/entries/entry-types.ts';
import { frontMatterSchema } from '#services/content/model/entries/front-matter-schema.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { nameSchema } from '#services/content/model/references.ts';
import { knownKinds, sectionDefinitions } from '#services/content/model/sections/sections.ts';
import { unionOf } from '#services/content/model/union-of.ts';
import { readYamlFile } from '#services/content/source/yaml-file.ts';

/** `contentful.yaml`, beside the folders of the library: which content type and field of a space is what here. */

/** A field of theirs: `title`; of an entry that it links to, `seo.description`; or of its `sys`: `sys.id`, `sys.createdAt`. */
const fieldPath = z.string().regex(/^[\w-]+(\.[\w-]+){0,3}$/, 'is not a field, such as title, seo.description or sys.createdAt');
/** The first of these that has a value. */
const source = z.union([fieldPath, z.array(fieldPath).min(1)]).transform((paths) => [paths].flat());
export type Source = z.output<typeof source>;

const constants = z.record(z.string(), z.unknown()).default({});
/** Fields of theirs that no field of ours holds, and that need not come along. */
const leaveOut = z.array(z.string()).default([]);

/** What a content type becomes that is an entry of ours: a schema for each of our types, with the fields that it has. */
function typeMapping<const Name extends EntryType>(name: Name) {
  const fields = Object.keys(frontMatterSchema(name).shape);
  return z.strictObject({
    type: z.literal(name),
    fields: z.partialRecord(z.enum(fields), source, { error: () => `has a field that no ${name} has: they are ${fields.join(', ')}` }),
    /** Fields that are its text, in this order: rich text, Markdown, and entries or pictures that it links to. */
    body: source.default([]),
    /** What all entries of the type have alike, and no field of theirs says: `sample: false`. */
    constants,
    leaveOut,
  });
}
export type TypeMapping = {
  type: EntryType;
  fields: Partial<Record<string, Source>>;
  body: Source;
  constants: Record<string, unknown>;
  leaveOut: string[];
};

/** What is no section of its own, but some of the text that it stands in: a heading, pictures, paragraphs. */
export const plainBlocks = 'body';
/** Directives that stand for sections, and those that stand within them. */
const directives = [plainBlocks, ...knownKinds.flatMap((kind) => sectionDefinitions[kind].directive?.name ?? []), 'item', 'author'];

/** What a content type becomes that is a section of the entries that embed it. */
const sectionMapping = z.strictObject({
  section: z.enum(directives, { error: () => `is no section: they are ${directives.join(', ')}` }),
  attributes: z.record(z.string(), source).default({}),
  /** The words in brackets. */
  words: source.optional(),
  /** What stands inside: rich text or Markdown. */
  text: source.optional(),
  /** Entries that stand inside, each as the mapping of its own type says: the items of an accordion. */
  items: source.optional(),
  /** A list of links inside: the field with the linked entries or, of entries that are only links, with their address and words. */
  links: z.strictObject({ from: source, url: source.optional(), label: source }).optional(),
  /** A list of pictures inside. */
  pictures: source.optional(),
  constants: z.record(z.string(), z.string()).default({}),
  leaveOut,
});
export type SectionMapping = z.output<typeof sectionMapping>;

/** Kinds of nodes that may come in as their plain words, where Alba refuses what they are. */
export const letThroughKinds = [
  'embedded-entry-block',
  'embedded-asset-block',
  'embedded-resource-block',
  'table',
  'blockquote',
  'unordered-list',
  'ordered-list',
  'hyperlink',
  'resource-hyperlink',
  'embedded-entry-inline',
  'embedded-resource-inline',
  'mark',
  'unknown',
] as const;
export type LetThrough = (typeof letThroughKinds)[number];

const [first, ...rest] = entryTypes.map((name) => typeMapping(name));
if (!first) throw new Error('there are no types of entries');

export const mappingSchema = z.strictObject({
  space: z.string().optional(),
  environment: z.string().default('master'),
  /** Theirs, by ours. */
  locales: z.strictObject({ en: z.string().optional(), es: z.string().optional() }).default({ en: 'en-US', es: 'es' }),
  /** Entries and assets that are called otherwise here, by their ids there. */
  ids: z.record(z.string(), nameSchema).default({}),
  /** Entries that fill a screen of this site, by their ids there: `6Knt…: treatment.surgery`. */
  screens: z.record(z.string(), z.string()).default({}),
  types: z.record(z.string(), unionOf('type', [first, ...rest])).default({}),
  sections: z.record(z.string(), sectionMapping).default({}),
  /** Content types that stay there. */
  leaveOut,
  /** What comes in as its plain words in the place of a refusal. */
  plainText: z.array(z.enum(letThroughKinds)).default([]),
});
export type Mapping = Omit<z.output<typeof mappingSchema>, 'types'> & { types: Record<string, TypeMapping> };

/** The value that a record has under a name of theirs, which may be one that every object has, such as `constructor`. */
export function own<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The id of an entry or an asset here. */
export function hereOf({ ids, screens }: Pick<Mapping, 'ids' | 'screens'>, id: string): string {
  return own(screens, id)?.replaceAll('.', '-') ?? own(ids, id) ?? id;
}

export const mappingFile = 'contentful.yaml';

/** Reads the mapping of a library; null, with problems or without, where there is none that holds. */
export async function readMapping(file: string): Promise<{ mapping: Mapping | null; problems: Problem[] }> {
  const { data, problems, problemAt } = await readYamlFile(path.dirname(file), path.basename(file), mappingSchema);
  if (!data) return { mapping: null, problems };
  const both = Object.keys(data.types).filter((name) => own(data.sections, name) !== undefined);
  const twice = both.map((name) => problemAt(['sections', name], `${name} is a type of entries already: it is one or the other`));
  return { mapping: twice.length > 0 ? null : { ...data, types: data.types }, problems: twice };
}
