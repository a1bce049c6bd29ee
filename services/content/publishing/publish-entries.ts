import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import { readFigures } from '#services/content/source/read-figures.ts';
import { readFolders } from '#services/content/source/read-folder.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { type PublishOptions, type PublishReport, publishFolders } from './publish-folders.ts';

export type { PublishReport } from './publish-folders.ts';

type Options = PublishOptions & {
  root: string;
  site: Site;
  assetIds?: ReadonlySet<string>;
  /** Only these entries, by id; others stay as they are, whatever their files say by now. */
  only?: readonly string[];
};

/** Publishes what changed in the folder, as `publishFolders` does. */
export async function publishEntries(
  db: Kysely<DB>,
  { root, site, assetIds = new Set(), only, ...options }: Options,
): Promise<PublishReport> {
  const signs = await readSigns(root);
  const figures = await readFigures(root);
  const folders = await readFolders(root, signs.hash);
  // Files may link to what comes from Contentful.
  const others = await db.selectFrom('entry').select('id').distinct().where('origin', '=', 'contentful').execute();
  const entryIds = new Set([...folders, ...others].map(({ id }) => id));
  const chosen = only ? folders.filter(({ id }) => only.includes(id)) : folders;
  const report = await publishFolders(db, chosen, { ...options, surroundings: { site, assetIds, entryIds, signs: signs.table } });
  return { ...report, problems: [...signs.problems, ...figures.problems, ...report.problems] };
}
