import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { type CheckedEntry, checkEntry, type EntryVersion, hasErrors, type Surroundings } from '#services/content/source/check-entry.ts';
import { type EntryFolder, readFolders } from '#services/content/source/read-folder.ts';
import { type Learnt, Refusal, storeEntry } from './store-entry.ts';

export type PublishReport = { published: string[]; unchanged: number; refused: string[]; problems: Problem[] };
type Options = {
  root: string;
  site: Site;
  assetIds?: ReadonlySet<string>;
  /** Only these entries, by id; others stay as they are, whatever their files say by now. */
  only?: readonly string[];
  onProgress?: (done: number, total: number) => void;
};

/** How many entries are stored side by side, so that the next is parsed while the database writes. */
const atOnce = 4;

/**
 * Publishes what changed in the folder, one transaction an entry. An entry with an error is refused whole, in all its
 * languages, and what was published of it stays; the others are published.
 */
export async function publishFolder(
  db: Kysely<DB>,
  { root, site, assetIds = new Set(), only, onProgress }: Options,
): Promise<PublishReport> {
  const folders = await readFolders(root);
  const surroundings: Surroundings = { site, assetIds, entryIds: new Set(folders.map(({ id }) => id)) };
  const stored = await storedVersions(db);
  const chosen = only ? folders.filter(({ id }) => only.includes(id)) : folders;
  const changed = chosen.filter(
    ({ id, texts, problems }) => hasErrors({ problems }) || texts.some(({ locale, hash }) => stored.get(`${id}/${locale}`)?.hash !== hash),
  );
  const report: PublishReport = { published: [], unchanged: chosen.length - changed.length, refused: [], problems: [] };
  const place = new Map(changed.map(({ id }, index) => [id, index]));
  const inOrder = (a: string, b: string) => (place.get(a) ?? 0) - (place.get(b) ?? 0);
  const conflicting: CheckedEntry[] = [];
  const underWay = new UnderWay();
  const learnt: Learnt = new Set();
  let done = 0;
  const progress = () => onProgress?.(++done, changed.length);
  const store = async (checked: CheckedEntry) => {
    const refusal = await publishEntry(db, checked, report, learnt);
    if (refusal?.message === Refusal.addressTaken) conflicting.push(checked);
    else if (refusal) refuse(checked, refusal, report);
    progress();
  };
  for (const folder of changed) {
    const checked = check(folder, surroundings, report);
    if (checked) await underWay.start(addressesOf(checked, stored), () => store(checked));
    else progress();
  }
  await underWay.end();
  await publishConflicting(
    db,
    conflicting.sort((a, b) => inOrder(a.id, b.id)),
    report,
  );
  report.published.sort(inOrder);
  return report;
}

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

async function publishEntry(
  db: Kysely<DB>,
  { id, versions }: CheckedEntry,
  report: PublishReport,
  learnt?: Learnt,
): Promise<Refusal | null> {
  try {
    await storeEntry(db, versions, learnt);
    report.published.push(id);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Who took an address that another was just leaving finds it free by now, and may have left one that a third waits for. */
async function publishConflicting(db: Kysely<DB>, conflicting: readonly CheckedEntry[], report: PublishReport): Promise<void> {
  const again: [CheckedEntry, Refusal][] = [];
  for (const checked of conflicting) {
    const refusal = await publishEntry(db, checked, report);
    if (refusal) again.push([checked, refusal]);
  }
  const waiting = again.map(([checked]) => checked);
  if (waiting.length < conflicting.length) return publishConflicting(db, waiting, report);
  for (const [checked, refusal] of again) refuse(checked, refusal, report);
}

function refuse({ id }: CheckedEntry, { version: { locale, file }, message }: Refusal, report: PublishReport): void {
  report.problems.push({ severity: 'error', entry: id, locale, file, line: 1, message });
  report.refused.push(id);
}

/**
 * A few tasks side by side, begun in their order. One waits for those before it that have an address in common with it: so
 * the first gets it, as if there were no others, and no two wait for each other in the database.
 */
class UnderWay {
  readonly #tasks = new Map<Promise<void>, readonly string[]>();
  #failure: { error: unknown } | undefined;

  async start(addresses: readonly string[], task: () => Promise<void>): Promise<void> {
    const isHeld = () => [...this.#tasks.values()].some((held) => addresses.some((address) => held.includes(address)));
    while (!this.#failure && (this.#tasks.size >= atOnce || isHeld())) await Promise.race(this.#tasks.keys());
    if (this.#failure) await this.end();
    const running: Promise<void> = task()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#tasks.delete(running));
    this.#tasks.set(running, addresses);
  }

  /** @throws what the first task threw that did, when all are through */
  async end(): Promise<void> {
    await Promise.all(this.#tasks.keys());
    if (this.#failure) throw this.#failure.error;
  }
}
