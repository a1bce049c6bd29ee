import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';

export type Version = { locale: Locale; version: number; storedAt: Date; words: number };

/** Every text that was published of an entry, the newest first. Numbers run in each language for itself. */
export async function historyOf(db: Kysely<DB>, entryId: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('entry_version')
    .select(['locale', 'version', 'stored_at', 'source'])
    .where('entry_id', '=', entryId)
    .orderBy('version', 'desc')
    .orderBy('locale')
    .execute();
  return rows.map((row) => ({
    locale: z.enum(locales).parse(row.locale),
    version: row.version,
    storedAt: row.stored_at,
    words: row.source.split(/\s+/).length,
  }));
}

/** The text of one version; without a number, of the one before the newest. Null where there is none. */
export async function textOfVersion(
  db: Kysely<DB>,
  entryId: string,
  locale: Locale,
  version?: number,
): Promise<{ version: number; source: string } | null> {
  const versions = db
    .selectFrom('entry_version')
    .select(['version', 'source'])
    .where('entry_id', '=', entryId)
    .where('locale', '=', locale);
  const found = version === undefined ? versions.orderBy('version', 'desc').offset(1).limit(1) : versions.where('version', '=', version);
  return (await found.executeTakeFirst()) ?? null;
}

/** The text that was published last. */
export async function newestText(db: Kysely<DB>, entryId: string, locale: Locale): Promise<string | null> {
  const newest = await db
    .selectFrom('entry_version')
    .select('source')
    .where('entry_id', '=', entryId)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return newest?.source ?? null;
}
