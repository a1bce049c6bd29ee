import { z } from 'zod';
import { tooLarge } from './too-large.ts';

/** A space of Contentful as an export or the Sync API gives it: fields in all locales, links not resolved. What is not named here is passed over. */

const linkSchema = z.object({ sys: z.object({ type: z.literal('Link'), linkType: z.string(), id: z.string() }) });
const resolvedSchema = z.object({ sys: z.object({ type: z.enum(['Entry', 'Asset']), id: z.string() }) });

/** The link that a value of a field is; null for any other value. A link that was resolved on the way is one. */
export function linkIn(value: unknown): { linkType: string; id: string; isResolved: boolean } | null {
  // Asked of each value of each field, and of each node of a text.
  if (typeof value !== 'object' || value === null) return null;
  const { data } = linkSchema.safeParse(value);
  if (data) return { linkType: data.sys.linkType, id: data.sys.id, isResolved: false };
  const { data: resolved } = resolvedSchema.safeParse(value);
  return resolved ? { linkType: resolved.sys.type, id: resolved.sys.id, isResolved: true } : null;
}

const version = z.int().min(0).optional().catch(undefined);
const sysSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.string().optional().catch(undefined),
  createdAt: z.string().optional().catch(undefined),
  updatedAt: z.string().optional().catch(undefined),
  firstPublishedAt: z.string().optional().catch(undefined),
  publishedAt: z.string().optional().catch(undefined),
  version,
  publishedVersion: version,
  archivedVersion: version,
  revision: version,
  contentType: linkSchema.optional().catch(undefined),
  space: linkSchema.optional().catch(undefined),
  environment: linkSchema.optional().catch(undefined),
  /** With publication by locale: how each locale of each field stands. */
  fieldStatus: z.record(z.string(), z.record(z.string(), z.string())).optional().catch(undefined),
});
export type Sys = z.output<typeof sysSchema>;

/** A field's value in each locale that has one. */
export type LocalizedValue = Readonly<Record<string, unknown>>;
const fieldsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

const entrySchema = z.object({ sys: sysSchema.extend({ contentType: linkSchema }), fields: fieldsSchema.default({}) });
export type SpaceEntry = z.output<typeof entrySchema>;

const assetSchema = z.object({ sys: sysSchema, fields: fieldsSchema.default({}) });
export type SpaceAsset = z.output<typeof assetSchema>;

const localeSchema = z.object({
  code: z.string().min(1),
  default: z.boolean().default(false),
  fallbackCode: z.string().nullish(),
});
export type SpaceLocale = z.output<typeof localeSchema>;

const fieldSchema = z.object({
  id: z.string(),
  name: z.string().optional().catch(undefined),
  type: z.string(),
  linkType: z.string().optional().catch(undefined),
  items: z.object({ type: z.string(), linkType: z.string().optional() }).optional().catch(undefined),
  localized: z.boolean().optional().catch(undefined),
  required: z.boolean().optional().catch(undefined),
  disabled: z.boolean().optional().catch(undefined),
  omitted: z.boolean().optional().catch(undefined),
});
export type TypeField = z.output<typeof fieldSchema>;

const contentTypeSchema = z.object({
  sys: z.object({ id: z.string().min(1) }),
  name: z.string().optional().catch(undefined),
  displayField: z.string().nullish().catch(undefined),
  fields: z.array(fieldSchema),
});
export type ContentType = z.output<typeof contentTypeSchema>;

export type Space = {
  locales: readonly SpaceLocale[];
  contentTypes: ReadonlyMap<string, ContentType>;
  entries: ReadonlyMap<string, SpaceEntry>;
  assets: ReadonlyMap<string, SpaceAsset>;
  /** What of it could not be read, in words. */
  unread: readonly string[];
  /** The ids of entries and assets that are there and could not be read: they are not gone. */
  unreadIds: ReadonlySet<string>;
};

const items = z.array(z.unknown()).default([]);
const exportSchema = z.object({ contentTypes: items, entries: items, assets: items, locales: items });
const pageSchema = z.object({ sys: z.object({ type: z.literal('Array') }), items: z.array(z.unknown()) });
const kindSchema = z.object({ sys: z.object({ type: z.string(), id: z.string() }) });
/** Of an item that was too large to be kept, the copy has why. */
const unreadableSchema = z.object({ tooLarge: z.string() });

/** A file that is neither an export of a space nor a page of the Sync API. */
export class NotASpace extends Error {
  override name = 'NotASpace';
}

/**
 * Reads what `contentful space export` writes, or pages of the Sync API as they are recorded, one file or several of them.
 * @throws NotASpace for anything else
 */
export function readSpace(files: readonly unknown[]): Space {
  const reader = new SpaceReader();
  for (const file of files) reader.read(file);
  return reader;
}

class SpaceReader implements Space {
  readonly locales: SpaceLocale[] = [];
  readonly contentTypes = new Map<string, ContentType>();
  readonly entries = new Map<string, SpaceEntry>();
  readonly assets = new Map<string, SpaceAsset>();
  readonly unread: string[] = [];
  readonly unreadIds = new Set<string>();

  read(file: unknown): void {
    const page = pageSchema.safeParse(file);
    if (page.success) {
      for (const [index, item] of page.data.items.entries()) this.#item(item, `item ${index}`);
      return;
    }
    const isExport = z.looseObject({ entries: z.array(z.unknown()) }).safeParse(file).success;
    const whole = exportSchema.safeParse(file);
    if (!isExport || !whole.success)
      throw new NotASpace('this is neither what `contentful space export` writes nor a page of the Sync API: it has no list of entries');
    const { contentTypes, entries, assets, locales } = whole.data;
    this.#all('locale', locales, localeSchema, (locale) => {
      // Exports of one space, read together, have the same.
      if (!this.locales.some(({ code }) => code === locale.code)) this.locales.push(locale);
    });
    this.#all('content type', contentTypes, contentTypeSchema, (type) => void this.contentTypes.set(type.sys.id, type));
    this.#all('entry', entries, entrySchema, (entry) => void this.entries.set(entry.sys.id, entry));
    this.#all('asset', assets, assetSchema, (asset) => void this.assets.set(asset.sys.id, asset));
  }

  /** An item of a page of the Sync API. A later one of the same id holds. */
  #item(item: unknown, name: string): void {
    const { data } = kindSchema.safeParse(item);
    switch (data?.sys.type) {
      case 'Entry':
        this.#all('entry', [item], entrySchema, (entry) => void this.entries.set(entry.sys.id, entry));
        return;
      case 'Asset':
        this.#all('asset', [item], assetSchema, (asset) => void this.assets.set(asset.sys.id, asset));
        return;
      case 'DeletedEntry':
        this.entries.delete(data.sys.id);
        return;
      case 'DeletedAsset':
        this.assets.delete(data.sys.id);
        return;
      default:
        this.unread.push(`${name} is none of Entry, Asset, DeletedEntry and DeletedAsset`);
    }
  }

  #all<Item>(what: string, found: readonly unknown[], schema: z.ZodType<Item>, take: (item: Item) => void): void {
    for (const [index, each] of found.entries()) {
      const id = kindSchema.safeParse(each).data?.sys.id;
      const large = unreadableSchema.safeParse(each).data?.tooLarge ?? tooLarge(each);
      const parsed = large === null ? schema.safeParse(each) : null;
      if (parsed?.success) {
        take(parsed.data);
        continue;
      }
      const isKept = id !== undefined && (what === 'entry' || what === 'asset');
      if (id !== undefined) this.unreadIds.add(id);
      const why = parsed?.error ? z.prettifyError(parsed.error).replaceAll('\n', ' ').slice(0, 400) : large;
      this.unread.push(
        `${what} ${id?.slice(0, 100) ?? `number ${index + 1}`} cannot be read${isKept ? ', and stays as it was' : ''}: ${why}`,
      );
    }
  }
}
