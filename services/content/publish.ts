import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#database/types.ts';
import { checkEntry, type EntryVersion, hasErrors } from './check.ts';
import { linksIn } from './links.ts';
import type { Problem } from './problem.ts';
import { type EntryFolder, readFolders } from './read-folder.ts';
import type { Site } from './site.ts';

export type PublishReport = { published: string[]; unchanged: number; refused: string[]; problems: Problem[] };
type Options = { root: string; site: Site; onProgress?: (done: number, total: number) => void };

/**
 * Publishes what changed in the folder, one transaction an entry. An entry with an error is refused whole, in all its
 * languages, and what was published of it stays; the others are published.
 */
export async function publishFolder(db: Kysely<DB>, { root, site, onProgress }: Options): Promise<PublishReport> {
  const folders = await readFolders(root);
  const knownIds = new Set(folders.map(({ id }) => id));
  const stored = new Map(
    (await db.selectFrom('entry').select(['id', 'locale', 'source_hash']).execute()).map((row) => [
      `${row.id}/${row.locale}`,
      row.source_hash,
    ]),
  );
  const changed = folders.filter(
    ({ id, texts, problems }) => hasErrors({ problems }) || texts.some(({ locale, hash }) => stored.get(`${id}/${locale}`) !== hash),
  );
  const report: PublishReport = { published: [], unchanged: folders.length - changed.length, refused: [], problems: [] };
  for (const [index, folder] of changed.entries()) {
    await publishEntry(db, folder, { site, knownIds, report });
    onProgress?.(index + 1, changed.length);
  }
  return report;
}

async function publishEntry(
  db: Kysely<DB>,
  folder: EntryFolder,
  context: { site: Site; knownIds: ReadonlySet<string>; report: PublishReport },
): Promise<void> {
  const { report } = context;
  const checked = checkEntry(folder, context.site, context.knownIds);
  report.problems.push(...checked.problems);
  if (hasErrors(checked)) {
    report.refused.push(folder.id);
    return;
  }
  try {
    await db.transaction().execute(async (transaction) => {
      for (const version of checked.versions) await storeVersion(transaction, version);
    });
    report.published.push(folder.id);
  } catch (error) {
    const [version] = checked.versions;
    if (!isUniqueViolation(error) || !version) throw error;
    report.refused.push(folder.id);
    report.problems.push({
      severity: 'error',
      entry: folder.id,
      locale: version.locale,
      file: version.file,
      line: 1,
      message: 'its address belongs to another entry',
    });
  }
}

async function storeVersion(transaction: Transaction<DB>, version: EntryVersion): Promise<void> {
  const { id, locale, type, slug, screen, frontMatter, sections } = version;
  const before = await transaction
    .selectFrom('entry')
    .select(['type', 'slug', 'screen'])
    .where('id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  const row = {
    type,
    slug,
    screen,
    title: frontMatter.title,
    teaser: frontMatter.teaser,
    sections: JSON.stringify(sections),
    sources: JSON.stringify(frontMatter.sources),
    topics: frontMatter.topics,
    published_at: frontMatter.publishedAt,
    updated_at: frontMatter.updatedAt,
    sources_checked_at: frontMatter.sourcesCheckedAt ?? null,
    reviewed_by: frontMatter.reviewedBy ?? null,
    reviewed_at: frontMatter.reviewedAt ?? null,
    source_hash: version.hash,
    stored_at: new Date(),
  };
  await transaction
    .insertInto('entry')
    .values({ id, locale, ...row })
    .onConflict((conflict) => conflict.columns(['id', 'locale']).doUpdateSet(row))
    .execute();

  await transaction.deleteFrom('entry_link').where('entry_id', '=', id).where('locale', '=', locale).execute();
  const targets = linksIn(sections).entries;
  if (targets.length > 0) {
    await transaction
      .insertInto('entry_link')
      .values(targets.map((target_id) => ({ entry_id: id, locale, target_id })))
      .execute();
  }

  // An address that was left leads on; an address that is taken leads nowhere else.
  if (before && before.screen === null && before.slug !== slug) {
    const left = { locale, type: before.type, slug: before.slug, entry_id: id };
    await transaction
      .insertInto('redirect')
      .values(left)
      .onConflict((conflict) => conflict.columns(['locale', 'type', 'slug']).doUpdateSet({ entry_id: id }))
      .execute();
  }
  if (screen === null)
    await transaction.deleteFrom('redirect').where('locale', '=', locale).where('type', '=', type).where('slug', '=', slug).execute();
}

function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}
