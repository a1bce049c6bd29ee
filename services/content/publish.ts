import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { type CheckedEntry, checkEntry, hasErrors, type Surroundings } from './check.ts';
import type { Problem } from './problem.ts';
import { type EntryFolder, readFolders } from './read-folder.ts';
import type { Site } from './site.ts';
import { Refusal, storeEntry } from './store-entry.ts';

export type PublishReport = { published: string[]; unchanged: number; refused: string[]; problems: Problem[] };
type Options = { root: string; site: Site; assetIds?: ReadonlySet<string>; onProgress?: (done: number, total: number) => void };

/**
 * Publishes what changed in the folder, one transaction an entry. An entry with an error is refused whole, in all its
 * languages, and what was published of it stays; the others are published.
 */
export async function publishFolder(db: Kysely<DB>, { root, site, assetIds = new Set(), onProgress }: Options): Promise<PublishReport> {
  const folders = await readFolders(root);
  const surroundings: Surroundings = { site, assetIds, entryIds: new Set(folders.map(({ id }) => id)) };
  const stored = await storedHashes(db);
  const changed = folders.filter(
    ({ id, texts, problems }) => hasErrors({ problems }) || texts.some(({ locale, hash }) => stored.get(`${id}/${locale}`) !== hash),
  );
  const report: PublishReport = { published: [], unchanged: folders.length - changed.length, refused: [], problems: [] };
  const conflicting: CheckedEntry[] = [];
  for (const [index, folder] of changed.entries()) {
    const checked = check(folder, surroundings, report);
    if (checked && !(await publishEntry(db, checked, report))) conflicting.push(checked);
    onProgress?.(index + 1, changed.length);
  }
  // Who took an address that another was just leaving finds it free now.
  for (const checked of conflicting) {
    if (!(await publishEntry(db, checked, report))) report.refused.push(checked.id);
  }
  return report;
}

async function storedHashes(db: Kysely<DB>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('entry').select(['id', 'locale', 'source_hash']).execute();
  return new Map(rows.map((row) => [`${row.id}/${row.locale}`, row.source_hash]));
}

function check(folder: EntryFolder, surroundings: Surroundings, report: PublishReport): CheckedEntry | null {
  const checked = checkEntry(folder, surroundings);
  report.problems.push(...checked.problems);
  if (!hasErrors(checked)) return checked;
  report.refused.push(folder.id);
  return null;
}

/** False where an address belongs to another entry; what else cannot be stored is refused and reported here. */
async function publishEntry(db: Kysely<DB>, checked: CheckedEntry, report: PublishReport): Promise<boolean> {
  const already = report.problems.length;
  try {
    await storeEntry(db, checked.versions);
    // A second try that succeeds takes back what was said at the first.
    report.problems = report.problems.filter(({ entry, message }) => entry !== checked.id || message !== Refusal.addressTaken);
    report.published.push(checked.id);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { locale, file } = error.version;
    const known = report.problems.slice(0, already).some(({ entry, message }) => entry === checked.id && message === error.message);
    if (!known) report.problems.push({ severity: 'error', entry: checked.id, locale, file, line: 1, message: error.message });
    if (error.message === Refusal.addressTaken) return false;
    report.refused.push(checked.id);
    return true;
  }
}
