import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { ContentfulSpace } from '#config/contentful.ts';
import type { DB } from '#database/types.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import { type FetchFile, fetchFromContentful } from '#services/contentful/asset-files.ts';
import { type ImportReport, importSpace } from '#services/contentful/import-space.ts';
import { mappingFile, readMapping } from '#services/contentful/mapping.ts';
import { oneAtATime } from '#services/contentful/one-at-a-time.ts';
import { readingFingerprint, signsHash } from '#services/contentful/reading-fingerprint.ts';
import { readSpace } from '#services/contentful/space.ts';
import { type CopiedItem, copiedItems, hasPending, markPublished } from './copied-items.ts';
import { type CopyOutcome, spaceCopy } from './copy-space.ts';
import { dependentsOf } from './dependents.ts';
import { SpaceSilent } from './space-silent.ts';
import { type SyncClient, syncClient } from './sync-client.ts';

export type SyncOutcome =
  | { kind: 'done'; copy: CopyOutcome; report: ImportReport | null }
  /** The library goes on with what it has. */
  | { kind: 'silent'; code: string }
  /** There is no mapping that holds: what is wrong with it. */
  | { kind: 'unmapped'; problems: string[] }
  /** Another process brings it over. */
  | { kind: 'under way' };

type Parts = {
  db: Kysely<DB>;
  space: ContentfulSpace;
  site: Site;
  /** The library, in which the mapping is. */
  root: string;
  dataDirectory: string;
  /** Keeps events that are samples as drafts. */
  withoutSamples?: boolean;
  client?: SyncClient;
  fetchFile?: FetchFile;
  now?: () => Date;
};

export type SpaceSync = ReturnType<typeof spaceSync>;

/** A space that stays alive here: its copy is brought up to date, and what changed is published. */
export function spaceSync({
  db,
  space,
  site,
  root,
  dataDirectory,
  withoutSamples = false,
  client = syncClient(space),
  fetchFile = fetchFromContentful,
  now,
}: Parts) {
  const copy = spaceCopy({ db, client, source: space.url, environment: space.environment, ...(now && { now }) });

  /** Null where there is nothing to publish. Of a run that is not over nothing is: what it will take away is not known yet. */
  const publish = async (signal: AbortSignal, isBelieved: boolean): Promise<ImportReport | null | string[]> => {
    const { mapping, problems } = await readMapping(path.join(root, mappingFile));
    if (!mapping) return problems.length > 0 ? problems.map(({ message }) => message) : [`${mappingFile} is missing in the library`];
    const [contentTypes, locales] = await Promise.all([client.contentTypes(signal), client.locales(signal)]);
    const modelHash = createHash('sha256')
      .update(JSON.stringify([contentTypes, locales, mapping, await readingFingerprint(withoutSamples), await signsHash(db)]))
      .digest('hex');
    const { run_kind, model_hash } = await db.selectFrom('contentful_sync').select(['run_kind', 'model_hash']).executeTakeFirstOrThrow();
    if (run_kind !== null) return null;
    const isNewModel = model_hash !== modelHash;
    if (!isNewModel && !isBelieved && !(await hasPending(db))) return null;
    const items = await copiedItems(db);
    const ofKind = (kind: string) => items.flatMap((each) => (each.kind === kind && each.item !== null ? [each.item] : []));
    const whole = readSpace([{ contentTypes, locales, entries: ofKind('entry'), assets: ofKind('asset') }]);
    const pending = new Set(items.flatMap((each) => (each.pending ? [each.id] : [])));
    const only = isNewModel || isBelieved ? undefined : dependentsOf(whole, pending);
    const report = await importSpace(db, whole, {
      ...{ mapping: { ...mapping, space: space.space, environment: space.environment }, site, dataDirectory, fetchFile, withoutSamples },
      ...{ takesAway: isBelieved ? 'whatever' : 'little', ...(only && { only }) },
    });
    // What was not taken away is looked at, and told of, again.
    if (report.withheld.length > 0) return report;
    // A file that could not be had is asked for again.
    const isDone = ({ kind, id }: CopiedItem) => kind !== 'asset' || !report.unfetched.includes(id);
    await markPublished(
      db,
      items.filter((each) => each.pending && isDone(each)),
      modelHash,
    );
    return report;
  };

  const bringAndPublish = async (signal: AbortSignal, isBelieved: boolean): Promise<SyncOutcome> => {
    try {
      const outcome = await copy.bring(signal, { isBelieved });
      const report = await publish(signal, isBelieved);
      return Array.isArray(report) ? { kind: 'unmapped', problems: report } : { kind: 'done', copy: outcome, report };
    } catch (error) {
      if (!(error instanceof SpaceSilent)) throw error;
      await db
        .updateTable('contentful_sync')
        .set({ failed_at: now?.() ?? new Date(), failure: error.code })
        .execute();
      return { kind: 'silent', code: error.code };
    }
  };

  return {
    /** `isBelieved`: asks for everything anew, and takes off the site whatever is not among it, however much that is. */
    async run(signal: AbortSignal, { isBelieved = false } = {}): Promise<SyncOutcome> {
      return (await oneAtATime(db, () => bringAndPublish(signal, isBelieved))) ?? { kind: 'under way' };
    },

    /** Whether the copy has this revision of an item, or a later one; of what was deleted, whether it has it no more. */
    async has(kind: 'entry' | 'asset', id: string, revision: number | null): Promise<boolean> {
      const found = await db.selectFrom('contentful_item').select('item').where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
      const item = found?.item;
      const sys = typeof item === 'object' && item !== null && !Array.isArray(item) ? item.sys : undefined;
      const stored = typeof sys === 'object' && sys !== null && !Array.isArray(sys) ? sys.revision : undefined;
      return revision === null ? item === null || item === undefined : typeof stored === 'number' && stored >= revision;
    },
  };
}
