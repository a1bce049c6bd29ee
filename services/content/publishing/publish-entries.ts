import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { forEachBounded } from '#services/bounded-queue/for-each.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { type CheckedEntry, checkEntry, type EntryVersion, hasErrors, type Surroundings } from '#services/content/source/check-entry.ts';
import { readFigures } from '#services/content/source/read-figures.ts';
import { type EntryFolder, readFolders } from '#services/content/source/read-folder.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { sourceHash } from './entry-row.ts';
import { EntryNotStored, storeEntry } from './entry-transaction.ts';
import type { IndexEntry } from './ports.ts';

export type PublishReport = { published: string[]; unchanged: number; refused: string[]; problems: Problem[] };
type Options = {
  root: string;
  site: Site;
  /** Of the code that makes rows of texts: where it is another, everything is published anew. */
  fingerprint: string;
  index: IndexEntry;
  assetIds?: ReadonlySet<string>;
  /** Only these entries, by id; others stay as they are, whatever their files say by now. */
  only?: readonly string[];
  /** Keeps events that are samples as drafts. */
  withoutSamples?: boolean;
  onProgress?: (done: number, total: number) => void;
};

/** How many entries are stored side by side, so that the next is parsed while the database writes. */
const atOnce = 4;

/**
 * Publishes what changed in the folder, one transaction an entry. An entry with an error is refused whole, in all its
 * languages, and what was published of it stays; the others are published.
 */
export async function publishEntries(
  db: Kysely<DB>,
  { root, site, fingerprint, index, assetIds = new Set(), only, withoutSamples = false, onProgress }: Options,
): Promise<PublishReport> {
  const signs = await readSigns(root);
  const figures = await readFigures(root);
  const folders = await readFolders(root, signs.hash);
  const surroundings: Surroundings = { site, assetIds, entryIds: new Set(folders.map(({ id }) => id)), signs: signs.table };
  const stored = await storedVersions(db);
  const store: StoreEntry = (versions) => storeEntry(db, versions, { fingerprint, index });
  const chosen = only ? folders.filter(({ id }) => only.includes(id)) : folders;
  const changed = chosen.filter(
    ({ id, texts, problems }) =>
      hasErrors({ problems }) || texts.some(({ locale, hash }) => stored.get(`${id}/${locale}`)?.hash !== sourceHash(hash, fingerprint)),
  );
  const problems = [...signs.problems, ...figures.problems];
  const report: PublishReport = { published: [], unchanged: chosen.length - changed.length, refused: [], problems };
  const place = new Map(changed.map(({ id }, at) => [id, at]));
  const inOrder = (a: string, b: string) => (place.get(a) ?? 0) - (place.get(b) ?? 0);
  const conflicting: CheckedEntry[] = [];
  let done = 0;
  const progress = () => onProgress?.(++done, changed.length);
  const publish = async (checked: CheckedEntry) => {
    const failure = await publishEntry(store, checked, report);
    if (failure?.message === EntryNotStored.addressTaken) conflicting.push(checked);
    else if (failure) refuse(checked, failure, report);
    progress();
  };
  const checkedEntries = function* () {
    for (const folder of changed) {
      const checked = check(folder, surroundings, report);
      if (checked) yield withoutSamples ? samplesAsDrafts(checked) : checked;
      else progress();
    }
  };
  // One waits for those before it that have an address in common with it: so the first gets it, as if there were no others, and no
  // two wait for each other in the database.
  await forEachBounded(checkedEntries(), { atOnce, keysOf: (checked) => addressesOf(checked, stored) }, publish);
  await publishConflicting(
    store,
    conflicting.sort((a, b) => inOrder(a.id, b.id)),
    report,
  );
  report.published.sort(inOrder);
  return report;
}

type StoreEntry = (versions: readonly EntryVersion[]) => Promise<void>;
type Stored = ReadonlyMap<string, { hash: string; address: string }>;

async function storedVersions(db: Kysely<DB>): Promise<Stored> {
  const rows = await db.selectFrom('entry').select(['id', 'locale', 'source_hash', 'space', 'slug', 'screen']).execute();
  return new Map(rows.map((row) => [`${row.id}/${row.locale}`, { hash: row.source_hash, address: addressOf(row) }]));
}

function addressOf({ locale, space, slug, screen }: Pick<EntryVersion, 'space' | 'slug' | 'screen'> & { locale: string }): string {
  return screen === null ? `${locale}/${space}/${slug}` : `${locale} ${screen}`;
}

/** The addresses that an entry takes or leaves. */
function addressesOf({ versions }: CheckedEntry, stored: Stored): string[] {
  return versions.flatMap((version) => {
    const before = stored.get(`${version.id}/${version.locale}`);
    return before ? [addressOf(version), before.address] : [addressOf(version)];
  });
}

function check(folder: EntryFolder, surroundings: Surroundings, report: PublishReport): CheckedEntry | null {
  const checked = checkEntry(folder, surroundings);
  report.problems.push(...checked.problems);
  if (!hasErrors(checked)) return checked;
  report.refused.push(folder.id);
  return null;
}

/** An event that is made up invites people to where nobody will be. */
function samplesAsDrafts({ versions, ...checked }: CheckedEntry): CheckedEntry {
  const isSample = ({ type, fields }: EntryVersion) => type === 'event' && fields.sample === true;
  const asDraft = (version: EntryVersion): EntryVersion => ({ ...version, frontMatter: { ...version.frontMatter, status: 'draft' } });
  return { ...checked, versions: versions.map((version) => (isSample(version) ? asDraft(version) : version)) };
}

async function publishEntry(store: StoreEntry, { id, versions }: CheckedEntry, report: PublishReport): Promise<EntryNotStored | null> {
  try {
    await store(versions);
    report.published.push(id);
    return null;
  } catch (error) {
    if (error instanceof EntryNotStored) return error;
    throw error;
  }
}

/** Who took an address that another was just leaving finds it free by now, and may have left one that a third waits for. */
async function publishConflicting(store: StoreEntry, conflicting: readonly CheckedEntry[], report: PublishReport): Promise<void> {
  const again: [CheckedEntry, EntryNotStored][] = [];
  for (const checked of conflicting) {
    const failure = await publishEntry(store, checked, report);
    if (failure) again.push([checked, failure]);
  }
  const waiting = again.map(([checked]) => checked);
  if (waiting.length < conflicting.length) return publishConflicting(store, waiting, report);
  for (const [checked, failure] of again) refuse(checked, failure, report);
}

function refuse({ id }: CheckedEntry, { version: { locale, file }, message }: EntryNotStored, report: PublishReport): void {
  report.problems.push({ severity: 'error', entry: id, locale, file, line: 1, message });
  report.refused.push(id);
}
