import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { AssetFile as AssetFileRow, Asset as AssetRow, AssetText, DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { type Cue, parseCaptions } from './captions.ts';
import type { ByteRange, MediaFiles } from './files.ts';
import { captionsType, kindOf, type MediaKind } from './media-types.ts';
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
  /** Handed to members alone. */
  membersOnly: boolean;
};

/** The bytes of a published asset. */
export type AssetFile = {
  mediaType: string;
  kind: MediaKind;
  bytes: number;
  /** Whether only somebody who is signed in may have it, in whole, in part or as a rendition. */
  membersOnly: boolean;
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

type FileRow = Pick<Selectable<AssetFileRow>, 'media_type' | 'bytes' | 'members_only'>;
const mostRemembered = 5_000;
/** Milliseconds after which it is asked again whom a file is for, which may change; its bytes never do. */
const freshFor = 60_000;

/** The published pictures, sounds, films and downloads. */
export function mediaStore(db: Kysely<DB>, files: MediaFiles, { now = Date.now } = {}) {
  const renditions = cachedRenditions(files.renditions);
  const found = new Map<string, { row: FileRow; asked: number }>();

  const storedRow = (hash: string, fileName: string): Promise<FileRow | undefined> =>
    db
      .selectFrom('asset_file')
      .select(['media_type', 'bytes', sql<boolean>`(select bool_or(members_only) from asset_file where hash = ${hash})`.as('members_only')])
      .where((row) => row.and({ hash, file_name: fileName }))
      .executeTakeFirst();

  /** Caches rows; evicts the oldest. So files are served during an outage of the database, too. */
  const fileRow = async (hash: string, fileName: string): Promise<FileRow | undefined> => {
    const key = `${hash}/${fileName}`;
    const known = found.get(key);
    if (known && now() - known.asked < freshFor) return known.row;
    const row = await storedRow(hash, fileName).catch((error: unknown) => {
      if (known) return known.row;
      throw error;
    });
    found.delete(key);
    if (!row) return undefined;
    for (const oldest of found.keys()) {
      if (found.size < mostRemembered) break;
      found.delete(oldest);
    }
    found.set(key, { row, asked: now() });
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

    /** The words of captions by their times, as the page of a recording shows them; none where the asset is none. */
    async cues({ url, mediaType }: Pick<Asset, 'url' | 'mediaType'>): Promise<Cue[]> {
      const [hash = ''] = url.split('/').slice(2);
      const body = mediaType === captionsType ? await files.open(hash) : null;
      return body ? parseCaptions(await new Response(body).text()).cues : [];
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
        membersOnly: row.members_only,
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
    membersOnly: row.members_only,
  };
}
