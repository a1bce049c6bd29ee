import { z } from 'zod';
import { documentSchema, isSafeUri } from './rich-text.ts';
import { entryAddressOf } from './shared.ts';
import { isSlug } from './slug.ts';

/** What a piece of content links to, names and shows. */
export type References = {
  /** Entries by id. */
  entries: string[];
  /** Assets by id. */
  assets: string[];
  /** Paths of this site. */
  paths: string[];
};

/** What a value refers to is part of its schema, so that no reference is missed for the name of its field. */
const kinds = z.registry<{ kind: keyof typeof visitors }>();

const id = () => z.string().refine(isSlug, 'is not an id: lower-case words joined by hyphens');

/** An id of its own: the place of a section on its page, the name of a sign or a figure. Refers to nothing. */
export const idSchema = id();

/**
 * What an entry or an asset may be called. Ours are lower-case words joined by hyphens; what comes from elsewhere keeps the name that it has
 * there, in which `3kX` and `3KX` are two. It can be the name of a folder, and stand in an address (`entry:…`) as it is.
 */
export const nameForm = /^\w[\w.-]*$/;
export const notAName = 'is not an id: letters without accents, digits, hyphens, dots and underscores, no dot or hyphen first';
const name = () => z.string().regex(nameForm, notAName);

/** The name of an entry's folder, or of a file without its extension. Refers to nothing. */
export const nameSchema = name();

/** Refers to an entry by its id. */
export const entryId = name().register(kinds, { kind: 'entry' });

/** Refers to a picture or a file by its id. */
export const assetId = name().register(kinds, { kind: 'asset' });

/** An asset's id as it is stored, whatever its form: a list is not lost for it. */
export const storedAssetId = z.string().register(kinds, { kind: 'asset' });

/** An address that a reader may be sent to: an entry by id (`entry:pathology-report`) or a section of it (`entry:pathology-report#grade`), a path of this site, or an outside URL. */
export const linkUrl = z
  .string()
  .refine((url) => (url.startsWith('entry:') ? isEntryAddress(url) : isSafeUri(url)), {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not an allowed address: use entry:id, entry:id#section, https, http, mailto, tel or a path`,
  })
  .register(kinds, { kind: 'address' });

function isEntryAddress(url: string): boolean {
  const { id, section } = entryAddressOf(url) ?? { id: '', section: '' };
  return nameSchema.safeParse(id).success && (section === '' || idSchema.safeParse(section.slice(1)).success);
}

kinds.add(documentSchema, { kind: 'richText' });

/** References while they are collected: each once, in the order of the content. */
export type ReferenceSets = Record<keyof References, Set<string>>;

/** Adds what a value refers to. A value that is not of its schema, as a row may hold one, refers to nothing. */
export type ReferenceVisitor = (value: unknown, found: ReferenceSets) => void;

const visitors = {
  entry: (value, { entries }) => void (typeof value === 'string' && entries.add(value)),
  asset: (value, { assets }) => void (typeof value === 'string' && assets.add(value)),
  address: visitAddress,
  richText: visitNode,
} satisfies Record<string, ReferenceVisitor>;

/** Gathers what visitors find. */
export function collectReferences(visit: (found: ReferenceSets) => void): References {
  const found: ReferenceSets = { entries: new Set(), assets: new Set(), paths: new Set() };
  visit(found);
  return { entries: [...found.entries], assets: [...found.assets], paths: [...found.paths] };
}

/**
 * Compiles a schema into what finds the references in its values.
 * @throws for a schema of a form that references could hide in unseen
 */
export function referenceVisitor(schema: z.core.$ZodType): ReferenceVisitor {
  return compile(schema) ?? (() => {});
}

const plain: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'literal']);

/** Null for a schema without references, so that nothing is visited in vain. */
function compile(schema: z.core.$ZodType): ReferenceVisitor | null {
  const known = kinds.get(schema);
  if (known) return visitors[known.kind];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return compile(schema.unwrap());
  if (schema instanceof z.ZodPipe) return compile(schema.in);
  if (schema instanceof z.ZodArray) {
    const visit = compile(schema.element);
    return visit && ((value, found) => void (Array.isArray(value) && value.forEach((item) => void visit(item, found))));
  }
  if (schema instanceof z.ZodObject) return compileFields(schema.shape);
  if (plain.has(schema._zod.def.type)) return null;
  throw new Error(`no references can be found in a schema of the form “${schema._zod.def.type}”`);
}

function compileFields(shape: z.core.$ZodShape): ReferenceVisitor | null {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const visit = compile(field);
    return visit ? [{ name, visit }] : [];
  });
  if (fields.length === 0) return null;
  return (value, found) => {
    if (!isObject(value)) return;
    for (const { name, visit } of fields) visit(Reflect.get(value, name), found);
  };
}

function visitAddress(address: unknown, { entries, assets, paths }: ReferenceSets): void {
  if (typeof address !== 'string') return;
  const entry = entryAddressOf(address);
  if (entry) entries.add(entry.id);
  else if (address.startsWith('asset:')) assets.add(address.slice('asset:'.length));
  else if (address.startsWith('/')) paths.add(address);
}

/** A node of rich text: a link or an embed has an address (`uri`) or a target, by the model. */
function visitNode(node: unknown, found: ReferenceSets): void {
  if (!isObject(node)) return;
  if ('data' in node && isObject(node.data)) {
    if ('uri' in node.data) visitAddress(node.data.uri, found);
    if ('target' in node.data) visitTarget(node.data.target, found);
  }
  if ('content' in node && Array.isArray(node.content)) for (const child of node.content) visitNode(child, found);
}

function visitTarget(target: unknown, { entries, assets }: ReferenceSets): void {
  if (!isObject(target) || !('sys' in target) || !isObject(target.sys)) return;
  const { sys } = target;
  if (!('linkType' in sys) || !('id' in sys) || typeof sys.id !== 'string') return;
  if (sys.linkType === 'Entry') entries.add(sys.id);
  if (sys.linkType === 'Asset') assets.add(sys.id);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
