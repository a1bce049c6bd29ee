import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import { isEntryType } from '#services/content/model/entries/entry-types.ts';
import { sourceHash } from './entry-row.ts';
import { storeText, tagsOf } from './entry-transaction.ts';
import type { IndexEntry } from './ports.ts';
import { newestText } from './version-history.ts';

/**
 * Takes languages of an entry off the site, in one transaction, whatever today's rules would say of its text: its address answers that it is
 * gone. The text that says so is kept as its newest.
 */
export async function withdrawEntry(
  db: Kysely<DB>,
  { id, locales }: { id: string; locales: readonly Locale[] },
  { fingerprint, index }: { fingerprint: string; index: IndexEntry },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${id}))`.execute(transaction);
    for (const locale of locales) {
      const before = await newestText(transaction, id, locale);
      const source = before === null ? '' : withdrawn(before);
      const row = await transaction
        .updateTable('entry')
        .set({
          status: 'withdrawn',
          moved_to: null,
          // Published again, it is another text.
          source_hash: sourceHash(createHash('sha256').update(source).digest('hex'), fingerprint),
          stored_at: new Date(),
        })
        .where('id', '=', id)
        .where('locale', '=', locale)
        .returningAll()
        .executeTakeFirst();
      if (!row || !isEntryType(row.type)) continue;
      if (before !== null) await storeText(transaction, { id, locale, source });
      await index(transaction, { id, locale, type: row.type, isPublished: false, texts: [] });
      const links = transaction.selectFrom('entry_link').select('target_id').where('entry_id', '=', id).where('locale', '=', locale);
      const linkedTo = (await links.execute()).map(({ target_id }) => tags.linksTo(target_id));
      await invalidateTags(transaction, new Set([...tagsOf(id, row), ...linkedTo]));
    }
  });
}

function withdrawn(source: string): string {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  return `---\n${yaml.replace(/^status: .*\n/m, '')}status: withdrawn\n---\n${body}`;
}
