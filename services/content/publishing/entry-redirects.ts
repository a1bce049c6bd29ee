import type { Transaction } from 'kysely';
import type { DB } from '#database/types.ts';
import type { EntryVersion } from '#services/content/source/check-entry.ts';

/** Redirects from an address that an entry left; an address that is taken leads nowhere else. */
export async function storeRedirects(
  transaction: Transaction<DB>,
  { id, locale, space, slug, screen, frontMatter }: EntryVersion,
  before: { space: string; slug: string; screen: string | null } | undefined,
): Promise<void> {
  if (before && before.screen === null && (before.slug !== slug || before.space !== space || screen !== null)) {
    await transaction
      .insertInto('redirect')
      .values({ locale, space: before.space, slug: before.slug, entry_id: id })
      .onConflict((conflict) => conflict.columns(['locale', 'space', 'slug']).doUpdateSet({ entry_id: id }))
      .execute();
  }
  const isShown =
    frontMatter.status === 'published' && (frontMatter.publishAt === undefined || Date.parse(frontMatter.publishAt) <= Date.now());
  if (screen === null && isShown)
    await transaction.deleteFrom('redirect').where('locale', '=', locale).where('space', '=', space).where('slug', '=', slug).execute();
}
