import type { Kysely } from 'kysely';
import { locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { forEachBounded } from '#services/bounded-queue/for-each.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { type CheckedEntry, checkEntry, type EntryVersion, hasErrors, type Surroundings } from '#services/content/source/check-entry.ts';
import type { EntryFolder, Origin } from '#services/content/source/read-folder.ts';
import { sourceHash } from './entry-row.ts';
import { EntryNotStored, storeEntry } from './entry-transaction.ts';
import type { IndexEntry } from './ports.ts';

export type PublishReport = { published: string[]; unchanged: number; refused: string[]; problems: Problem[] };
export type PublishOptions = {
  /** Of the code that makes rows of texts: where it is another, everything is published anew. */
  fingerprint: string;
  index: IndexEntry;
  /** Keeps events that are samples as drafts. */
  withoutSamples?: boolean;
  onProgress?: (done: number, total: number) => void;
};

/** How many entries are stored side by side, so that the next is parsed while the database writes. */
const atOnce = 4;

/**
 * Publishes what changed of these entries, wherever their texts come from, one transaction an entry. An entry with an error is refused
 * whole, in all its languages, and what was published of it stays; the others are published.
 */
export async function publishFolders(
  db: Kysely<DB>,
  chosen: readonly EntryFolder[],
  { surroundings, fingerprint, index, withoutSamples = false, onProgress }: PublishOptions & { surroundings: Surroundings },
): Promise<PublishReport> {
  const { stored, changed, report } = await changedOf(db, chosen, fingerprint);
  const store: StoreEntry = (versions) => storeEntry(db, versions, { fingerprint, index });
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

/** What `publishFolders` would do, as far as it can be known without storing anything: `published` are those that it would publish. */
export async function checkFolders(
  db: Kysely<DB>,
  chosen: readonly EntryFolder[],
  { surroundings, fingerprint }: Pick<PublishOptions, 'fingerprint'> & { surroundings: Surroundings },
): Promise<PublishReport> {
  const { changed, report } = await changedOf(db, chosen, fingerprint);
  for (const folder of changed) if (check(folder, surroundings, report)) report.published.push(folder.id);
  return report;
}

async function changedOf(db: Kysely<DB>, chosen: readonly EntryFolder[], fingerprint: string) {
  const stored = await storedVersions(db);
  const own = chosen.map((folder) => ({ ...folder, problems: [...folder.problems, ...problemsOfOrigin(folder, stored)] }));
  const changed = own.filter(
    ({ id, texts, problems }) =>
      hasErrors({ problems }) || texts.some(({ locale, hash }) => stored.get(`${id}/${locale}`)?.hash !== sourceHash(hash, fingerprint)),
  );
  const report: PublishReport = { published: [], unchanged: chosen.length - changed.length, refused: [], problems: [] };
  return { stored, changed, report };
}

type StoreEntry = (versions: readonly EntryVersion[]) => Promise<void>;
type Stored = ReadonlyMap<string, { hash: string; address: string; origin: string }>;

async function storedVersions(db: Kysely<DB>): Promise<Stored> {
  const rows = await db.selectFrom('entry').select(['id', 'locale', 'source_hash', 'space', 'slug', 'screen', 'origin']).execute();
  return new Map(rows.map((row) => [`${row.id}/${row.locale}`, { hash: row.source_hash, address: addressOf(row), origin: row.origin }]));
}

/** Who edits an entry has to find it in one place, and not see it change from another. */
function problemsOfOrigin({ id, texts, origin = 'files' }: EntryFolder, stored: Stored): Problem[] {
  // In any language: an entry with one of each would be nobody’s.
  const other = locales.map((locale) => stored.get(`${id}/${locale}`)?.origin).find((each) => each !== undefined && each !== origin);
  if (other === undefined) return [];
  return texts.map(({ locale, file }): Problem => {
    const message = `what is published under this id comes from ${placeOf[other] ?? other}: \`script/content contentful hand-over ${id}\` gives it to files`;
    return { severity: 'error', entry: id, locale, file, line: 1, message };
  });
}

const placeOf: Readonly<Record<string, string>> = { files: 'files', contentful: 'Contentful', preview: 'a preview' } satisfies Record<
  Origin,
  string
>;

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
