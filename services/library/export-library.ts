import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { stringify } from 'yaml';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { typedFieldsSchema } from '#services/content/model/entries/entry-types.ts';
import { tagsSchema } from '#services/content/model/entries/front-matter-schema.ts';
import { sectionSchema } from '#services/content/model/sections/sections.ts';
import { sourceSchema } from '#services/content/model/source.ts';
import type { MediaFiles } from '#services/media/files.ts';
import { kindOf } from '#services/media/media-types.ts';

/** The way out: the whole library as it is published, in forms that need no Alba. */

type Exported = { entries: number; assets: number; missingFiles: string[] };

/** The texts of all entries, as folders that `script/content publish` reads, with the files of all assets and the tables beside them. `root` is the library that the tables are taken from. */
export async function exportMarkdown(db: Kysely<DB>, media: MediaFiles, { root, to }: { root: string; to: string }): Promise<Exported> {
  const rows = await db
    .selectFrom('entry')
    .innerJoin('entry_version', (join) =>
      join.onRef('entry_version.entry_id', '=', 'entry.id').onRef('entry_version.locale', '=', 'entry.locale'),
    )
    .distinctOn(['entry.id', 'entry.locale'])
    .select(['entry.id', 'entry.type', 'entry.locale', 'entry_version.source'])
    .where('entry.origin', '!=', 'preview')
    .orderBy('entry.id')
    .orderBy('entry.locale')
    .orderBy('entry_version.version', 'desc')
    .execute();
  for (const { id, type, locale, source } of rows) {
    const folder = path.join(to, type, id);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${locale}.md`), source);
  }
  await mkdir(to, { recursive: true });
  const tables = (await readdir(root, { withFileTypes: true }).catch(() => [])).filter(
    (each) => each.isFile() && !each.name.startsWith('.'),
  );
  for (const { name } of tables) await copyFile(path.join(root, name), path.join(to, name));
  const missingFiles = await exportAssets(db, media, to);
  return { entries: new Set(rows.map(({ id }) => id)).size, assets: (await assetsOf(db)).length - missingFiles.length, missingFiles };
}

async function exportAssets(db: Kysely<DB>, media: MediaFiles, to: string): Promise<string[]> {
  const missingFiles: string[] = [];
  await mkdir(path.join(to, 'asset'), { recursive: true });
  for (const { texts, ...asset } of await assetsOf(db)) {
    const bytes = await media.open(asset.hash);
    if (!bytes) {
      missingFiles.push(asset.id);
      continue;
    }
    const isPicture = kindOf(asset.mediaType) === 'picture';
    const shown = Object.fromEntries(texts.map(({ locale, title, alt }) => [locale, isPicture ? { title, alt } : { title }]));
    const description = {
      ...(asset.credit !== null && { credit: asset.credit }),
      ...(asset.language !== null && { language: asset.language }),
      ...(isPicture && texts.every(({ alt }) => alt === '') && { decorative: true }),
      ...(asset.membersOnly && { membersOnly: true }),
      ...shown,
    };
    await pipeline(Readable.from(bytes), createWriteStream(path.join(to, 'asset', `${asset.id}${path.extname(asset.fileName)}`)));
    await writeFile(path.join(to, 'asset', `${asset.id}.yaml`), stringify(description, { lineWidth: 0 }));
  }
  return missingFiles;
}

async function assetsOf(db: Kysely<DB>) {
  const rows = await db.selectFrom('asset').selectAll().orderBy('id').execute();
  const texts = await db.selectFrom('asset_text').selectAll().orderBy('locale').execute();
  return rows.map((row) => ({
    id: row.id,
    hash: row.hash,
    fileName: row.file_name,
    mediaType: row.media_type,
    bytes: Number(row.bytes),
    width: row.width,
    height: row.height,
    durationSeconds: row.duration_seconds,
    credit: row.credit,
    language: row.language,
    membersOnly: row.members_only,
    texts: texts.filter(({ asset_id }) => asset_id === row.id).map(({ locale, title, alt }) => ({ locale, title, alt })),
  }));
}

const locale = z.enum(locales);
const exportedEntry = z.object({
  id: z.string(),
  locale,
  origin: z.enum(['files', 'contentful']),
  slug: z.string(),
  screen: z.string().nullable(),
  title: z.string(),
  teaser: z.string(),
  status: z.string(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  topics: z.array(z.string()),
  tags: tagsSchema,
  sources: z.array(sourceSchema),
  /** The type, with the fields that it has. */
  entry: typedFieldsSchema,
  sections: z.array(sectionSchema),
});
const exportedAsset = z.object({
  id: z.string(),
  hash: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  durationSeconds: z.number().nullable(),
  credit: z.string().nullable(),
  language: locale.nullable(),
  membersOnly: z.boolean(),
  texts: z.array(z.object({ locale, title: z.string(), alt: z.string() })),
});
/** What `library.json` holds. */
export const exportedLibrary = z.object({ entries: z.array(exportedEntry), assets: z.array(exportedAsset) });

/** Everything as one file of JSON, and its schema beside it. What entries say is as it is stored: sections with rich text. */
export async function exportJson(db: Kysely<DB>, to: string): Promise<Exported> {
  const rows = await db.selectFrom('entry').selectAll().where('origin', '!=', 'preview').orderBy('id').orderBy('locale').execute();
  const entries = rows.map((row) => ({
    id: row.id,
    locale: row.locale,
    origin: row.origin,
    slug: row.slug,
    screen: row.screen,
    title: row.title,
    teaser: row.teaser,
    status: row.status,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    topics: row.topics,
    tags: row.tags,
    sources: row.sources,
    entry: { type: row.type, fields: row.fields },
    sections: row.sections,
  }));
  const assets = await assetsOf(db);
  await mkdir(to, { recursive: true });
  await writeFile(path.join(to, 'library.json'), `${JSON.stringify({ entries, assets }, null, 1)}\n`);
  const schema = z.toJSONSchema(exportedLibrary, { io: 'input', unrepresentable: 'any' });
  await writeFile(path.join(to, 'library.schema.json'), `${JSON.stringify(schema, null, 1)}\n`);
  return { entries: new Set(rows.map(({ id }) => id)).size, assets: assets.length, missingFiles: [] };
}
