import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { ContentfulSpace } from '#config/contentful.ts';
import type { DB } from '#database/types.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import { type FetchFile, fetchFromContentful } from '#services/contentful/fetch-assets.ts';
import { type ImportReport, importSpace } from '#services/contentful/import-space.ts';
import { mappingFile, readMapping } from '#services/contentful/mapping.ts';
import { readSpace } from '#services/contentful/space.ts';
import { type CopyOutcome, spaceCopy } from './copy-space.ts';
import { dependentsOf } from './dependents.ts';
import { SpaceSilent } from './space-silent.ts';
import { type SyncClient, syncClient } from './sync-client.ts';

export type SyncOutcome =
  | { kind: 'done'; copy: CopyOutcome; report: ImportReport | null }
  /** The library goes on with what it has. */
  | { kind: 'silent'; code: string }
  /** There is no mapping that holds: what is wrong with it. */
  | { kind: 'unmapped'; problems: string[] };

type Parts = {
  db: Kysely<DB>;
  space: ContentfulSpace;
  site: Site;
  /** The library, in which the mapping is. */
  root: string;
  dataDirectory: string;
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
  client = syncClient(space),
  fetchFile = fetchFromContentful,
  now,
}: Parts) {
  const copy = spaceCopy({ db, client, source: space.url, environment: space.environment, ...(now && { now }) });

  const publish = async (signal: AbortSignal): Promise<ImportReport | null | string[]> => {
    const { mapping, problems } = await readMapping(path.join(root, mappingFile));
    if (!mapping) return problems.length > 0 ? problems.map(({ message }) => message) : [`${mappingFile} is missing in the library`];
    const [contentTypes, locales] = await Promise.all([client.contentTypes(signal), client.locales(signal)]);
    const modelHash = createHash('sha256')
      .update(JSON.stringify([contentTypes, locales, mapping]))
      .digest('hex');
    const { run, model_hash } = await db.selectFrom('contentful_sync').select(['run', 'model_hash']).executeTakeFirstOrThrow();
    const items = await db.selectFrom('contentful_item').select(['kind', 'id', 'item', 'pending']).orderBy('kind').orderBy('id').execute();
    const pending = new Set(items.flatMap((each) => (each.pending ? [each.id] : [])));
    const isNewModel = model_hash !== modelHash;
    if (pending.size === 0 && !isNewModel) return null;
    const ofKind = (kind: string) => items.flatMap((each) => (each.kind === kind && each.item !== null ? [each.item] : []));
    const whole = readSpace([{ contentTypes, locales, entries: ofKind('entry'), assets: ofKind('asset') }]);
    const only = isNewModel ? undefined : dependentsOf(whole, pending);
    const report = await importSpace(db, whole, {
      ...{ mapping: { ...mapping, space: space.space, environment: space.environment }, site, dataDirectory, fetchFile, takesAway: true },
      ...(only && { only }),
    });
    await db.transaction().execute(async (transaction) => {
      // What a later run brought meanwhile is still to be published.
      const done = transaction.deleteFrom('contentful_item').where('run', '<=', run);
      await done.where('item', 'is', null).execute();
      await transaction
        .updateTable('contentful_item')
        .set({ pending: false })
        .where('run', '<=', run)
        .where('pending', '=', true)
        .execute();
      await transaction.updateTable('contentful_sync').set({ model_hash: modelHash }).execute();
    });
    return report;
  };

  return {
    async run(signal: AbortSignal): Promise<SyncOutcome> {
      try {
        const outcome = await copy.bring(signal);
        const report = await publish(signal);
        return Array.isArray(report) ? { kind: 'unmapped', problems: report } : { kind: 'done', copy: outcome, report };
      } catch (error) {
        if (!(error instanceof SpaceSilent)) throw error;
        await db
          .updateTable('contentful_sync')
          .set({ failed_at: now?.() ?? new Date(), failure: error.code })
          .execute();
        return { kind: 'silent', code: error.code };
      }
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
