import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { Asset as AssetRow, AssetText, DB } from '#database/types.ts';
import { note, tags } from '#services/publications/publications.ts';
import type { ByteRange, MediaFiles } from './files.ts';
import { kindOf, type MediaKind } from './media-types.ts';

/** A picture, a piece of sound or film, or a download, as a page in one language shows it. */
export type Asset = {
  id: string;
  /** Changes when the bytes do, so what is there may be kept for ever. */
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
  /** Of the words or the speech in the file, where they are in one language. */
  language: Locale | null;
};

/** The bytes of a published asset. */
export type AssetFile = {
  mediaType: string;
  kind: MediaKind;
  bytes: number;
  /** @throws where the bytes are not there, which is a fault of the house and not of who asks. */
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
};

export type MediaStore = ReturnType<typeof mediaStore>;

const language = z.enum(locales).nullable();

/** The published pictures, sounds, films and downloads. */
export function mediaStore(db: Kysely<DB>, files: MediaFiles) {
  return {
    /** Those of these ids that are published, in the order of the ids. */
    async assets(ids: readonly string[], locale: Locale): Promise<Asset[]> {
      note(...ids.map(tags.asset));
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

    /** The file with these bytes that an asset has under this name; null where none has. */
    async open(hash: string, fileName: string): Promise<AssetFile | null> {
      if (fileName.includes('\0')) return null; // which the database takes for no text
      const row = await db
        .selectFrom('asset_file')
        .select(['media_type', 'bytes'])
        .where((row) => row.and({ hash, file_name: fileName }))
        .executeTakeFirst();
      const kind = row && kindOf(row.media_type);
      if (!row || !kind) return null;
      return {
        mediaType: row.media_type,
        kind,
        bytes: Number(row.bytes),
        async read(range) {
          const body = await files.open(hash, range);
          if (!body) throw new Error(`the bytes of ${fileName} are missing: ${hash}`);
          return body;
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
