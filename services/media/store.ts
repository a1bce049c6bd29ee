import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { AssetFile as AssetFileRow, Asset as AssetRow, AssetText, DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import type { ByteRange, MediaFiles } from './files.ts';
import { kindOf, type MediaKind } from './media-types.ts';
import { cachedRenditions } from './renditions.ts';
import { isPhotograph, type Rendition } from './shared.ts';

/** A picture, a piece of sound or film, or a download, as a page in one language shows it. */
export type Asset = {
  id: string;
  /** Contains the hash of the bytes, so it is cacheable for ever (`immutable`). */
  url: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  title: string;
  /** Empty for a picture that only decorates, and for all that is no picture. */
  alt: string;
  credit: string | null;
  /** The language of its text or speech, where it has one. */
  language: Locale | null;
};

/** The bytes of a published asset. */
export type AssetFile = {
  mediaType: string;
  kind: MediaKind;
  bytes: number;
  /** @throws Error where the file is missing in the storage: an internal error (500), no 404. */
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /**
   * A rendition of a photograph; null for other types, and where there is none of this size.
   * @throws QueueFull where the queue of encoders is full.
   */
  rendition(rendition: Rendition): Promise<Buffer | null>;
};

export type MediaStore = ReturnType<typeof mediaStore>;

const language = z.enum(locales).nullable();

type FileRow = Pick<Selectable<AssetFileRow>, 'media_type' | 'bytes'>;
const mostRemembered = 5_000;

/** The published pictures, sounds, films and downloads. */
export function mediaStore(db: Kysely<DB>, files: MediaFiles) {
  const renditions = cachedRenditions(files.renditions);
  const found = new Map<string, FileRow>();

  /** Caches rows, which are immutable; evicts the oldest. So files are served during an outage of the database, too. */
  const fileRow = async (hash: string, fileName: string): Promise<FileRow | undefined> => {
    const key = `${hash}/${fileName}`;
    const known = found.get(key);
    if (known) return known;
    const row = await db
      .selectFrom('asset_file')
      .select(['media_type', 'bytes'])
      .where((row) => row.and({ hash, file_name: fileName }))
      .executeTakeFirst();
    if (!row) return undefined;
    for (const oldest of found.keys()) {
      if (found.size < mostRemembered) break;
      found.delete(oldest);
    }
    found.set(key, row);
    return row;
  };

  return {
    /** The published assets among these ids, in the order of the ids. */
    async assets(ids: readonly string[], locale: Locale): Promise<Asset[]> {
      addCacheTags(...ids.map(tags.asset));
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('asset')
        .innerJoin('asset_text', 'asset_text.asset_id', 'asset.id')
        .selectAll('asset')
        .select(['title', 'alt'])
        .where('id', 'in', ids)
        .where('locale', '=', locale)
        .execute();
      const assets = new Map(rows.map((row) => [row.id, assetOf(row)]));
      return ids.flatMap((id) => assets.get(id) ?? []);
    },

    /** Opens a file by the hash of its bytes and its name; null where it was never published. */
    async open(hash: string, fileName: string): Promise<AssetFile | null> {
      if (fileName.includes('\0')) return null; // PostgreSQL rejects NUL in text
      const row = await fileRow(hash, fileName);
      const kind = row && kindOf(row.media_type);
      if (!row || !kind) return null;
      const read = async (range?: ByteRange) => {
        const body = await files.open(hash, range);
        if (!body) throw new Error(`the bytes of ${fileName} are missing: ${hash}`);
        return body;
      };
      return {
        mediaType: row.media_type,
        kind,
        bytes: Number(row.bytes),
        read,
        async rendition(rendition) {
          if (!isPhotograph(row.media_type)) return null;
          return renditions(hash, rendition, async () => new Uint8Array(await new Response(await read()).arrayBuffer()));
        },
      };
    },
  };
}

function assetOf(row: Selectable<AssetRow> & Pick<Selectable<AssetText>, 'title' | 'alt'>): Asset {
  return {
    id: row.id,
    url: `/media/${row.hash}/${encodeURIComponent(row.file_name)}`,
    mediaType: row.media_type,
    bytes: Number(row.bytes),
    width: row.width,
    height: row.height,
    durationSeconds: row.duration_seconds,
    title: row.title,
    alt: row.alt,
    credit: row.credit,
    language: language.parse(row.language),
  };
}
