import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { isEntryType } from '#services/content/model/entries/entry-types.ts';
import { newestText } from '#services/content/publishing/version-history.ts';
import type { EntryFolder } from '#services/content/source/read-folder.ts';

/**
 * What came from a space and is not there any more, as texts that take it off the site: the last that was published, withdrawn. `ids` are
 * those that the space has; of an entry that was read a language may be gone by itself.
 */
export async function goneTexts(db: Kysely<DB>, ids: ReadonlySet<string>, read: readonly EntryFolder[]): Promise<EntryFolder[]> {
  const rows = await db
    .selectFrom('entry')
    .select(['id', 'type', 'locale'])
    .where('origin', '=', 'contentful')
    .where('status', '!=', 'withdrawn')
    .orderBy('id')
    .execute();
  const readNow = new Map(read.map((folder) => [folder.id, folder]));
  const folders = new Map<string, EntryFolder>();
  for (const { id, type, locale: code } of rows) {
    const folder = readNow.get(id);
    const isGone = !ids.has(id) || (folder !== undefined && folder.texts.length > 0 && !folder.texts.some(({ locale }) => locale === code));
    const locale = locales.find((each) => each === code);
    if (!isGone || !locale || !isEntryType(type)) continue;
    const before = await newestText(db, id, locale);
    if (before === null) continue;
    const source = withdrawn(before);
    const hash = createHash('sha256').update(type).update(source).digest('hex');
    const gone = folders.get(id) ?? { id, type, texts: [], problems: [], origin: 'contentful' };
    gone.texts.push({ locale, file: `${id}/${locale}`, source, raw: source, hash });
    folders.set(id, gone);
  }
  return [...folders.values()];
}

function withdrawn(source: string): string {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  return `---\n${yaml.replace(/^status: .*\n/m, '')}status: withdrawn\n---\n${body}`;
}
