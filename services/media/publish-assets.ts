import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import type { Problem } from '#services/content/model/problem.ts';
import type { MediaFiles } from './files.ts';
import type { AssetSource } from './read-assets.ts';

type PublishedAssets = { published: string[]; unchanged: number; problems: Problem[] };
/** Who an asset is of: what is one's is not the other's to change. */
type Origin = 'files' | 'contentful';
const placeOf: Readonly<Record<string, string>> = { files: 'files', contentful: 'Contentful' } satisfies Record<Origin, string>;

/**
 * Publishes changed assets (by source hash), or all where this file changed: stores the file, then upserts the metadata in one
 * transaction. Restores files that are missing in the storage. Assets deleted from the library stay published.
 * What is published of another origin is refused, and told.
 */
export async function publishAssets(
  db: Kysely<DB>,
  files: MediaFiles,
  sources: readonly AssetSource[],
  origin: Origin = 'files',
): Promise<PublishedAssets> {
  const rows = await db.selectFrom('asset').select(['id', 'source_hash', 'origin']).execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const code = await readFile(import.meta.filename);
  const published: string[] = [];
  const problems: Problem[] = [];
  for (const source of sources) {
    const before = stored.get(source.id);
    if (before && before.origin !== origin) {
      problems.push(ofAnother(source, before.origin));
      continue;
    }
    await files.put(source.hash, source.file);
    const hash = createHash('sha256').update(code).update(source.sourceHash).digest('hex');
    if (before?.source_hash === hash) continue;
    await storeAsset(db, source, hash, origin);
    published.push(source.id);
  }
  return { published, unchanged: sources.length - published.length - problems.length, problems };
}

function ofAnother({ id, file }: AssetSource, origin: string): Problem {
  const message = `the file that is published under this id comes from ${placeOf[origin] ?? origin}: \`script/content contentful hand-over ${id}\` gives it to files`;
  return { severity: 'error', entry: id, locale: undefined, file: path.relative(process.cwd(), file), line: 1, message };
}

async function storeAsset(db: Kysely<DB>, source: AssetSource, sourceHash: string, origin: Origin): Promise<void> {
  const { id, texts } = source;
  const row = {
    hash: source.hash,
    media_type: source.mediaType,
    file_name: source.fileName,
    bytes: source.bytes,
    width: source.width,
    height: source.height,
    duration_seconds: source.durationSeconds,
    credit: source.credit,
    language: source.language,
    members_only: source.membersOnly,
    source_hash: sourceHash,
    stored_at: sql<Date>`now()`,
  };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('asset')
      .values({ id, origin, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    // Keeps earlier files, to which cached pages still refer.
    const { hash, file_name, media_type, bytes, members_only } = row;
    await transaction
      .insertInto('asset_file')
      .values({ hash, file_name, media_type, bytes, members_only })
      .onConflict((conflict) => conflict.columns(['hash', 'file_name']).doUpdateSet({ members_only }))
      .execute();
    await transaction
      .insertInto('asset_text')
      .values(locales.map((locale) => ({ asset_id: id, locale, ...texts[locale] })))
      .onConflict((conflict) =>
        conflict.columns(['asset_id', 'locale']).doUpdateSet(({ ref }) => ({ title: ref('excluded.title'), alt: ref('excluded.alt') })),
      )
      .execute();
    await invalidateTags(transaction, [tags.anything, tags.asset(id)]);
  });
}

/** Published assets that no entry references (orphans). */
export async function unreferenced(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('asset')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('entry_asset').select('asset_id').whereRef('entry_asset.asset_id', '=', 'asset.id'))),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Assets that entries reference and that are not published (dangling references). */
export async function missing(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('entry_asset')
    .leftJoin('asset', 'asset.id', 'entry_asset.asset_id')
    .select('entry_asset.asset_id')
    .distinct()
    .where('asset.id', 'is', null)
    .orderBy('entry_asset.asset_id')
    .execute();
  return rows.map(({ asset_id }) => asset_id);
}
