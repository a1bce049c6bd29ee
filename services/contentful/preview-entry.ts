import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { ContentfulSpace } from '#config/contentful.ts';
import type { DB } from '#database/types.ts';
import { signTableOf } from '#services/content/library/sign-table.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { publishFolders } from '#services/content/publishing/publish-folders.ts';
import { type EntryVersion, hasErrors } from '#services/content/source/check-entry.ts';
import type { EntryFolder } from '#services/content/source/read-folder.ts';
import { codeFingerprint } from '#services/library/fingerprint.ts';
import { mappingFile, readMapping } from './mapping.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { readFolders } from './read-folders.ts';
import { readSpace } from './space.ts';
import { SpaceView } from './space-view.ts';
import { SpaceSilent } from './sync/space-silent.ts';
import { type SyncClient, syncClient } from './sync/sync-client.ts';

export type Preview =
  | { kind: 'made'; id: string; pages: Pick<EntryVersion, 'type' | 'locale' | 'slug' | 'screen'>[]; problems: Problem[] }
  | { kind: 'refused'; problems: Problem[] }
  | { kind: 'silent'; code: string }
  /** The space is brought over just now. */
  | { kind: 'under way' };

type Parts = { db: Kysely<DB>; space: ContentfulSpace; site: Site; root: string; client?: SyncClient };

const answerSchema = z.object({
  items: z.array(z.unknown()),
  includes: z
    .object({ Entry: z.array(z.unknown()).default([]), Asset: z.array(z.unknown()).default([]) })
    .default({ Entry: [], Asset: [] }),
});

/** Drafts are drafts, and kept for a day at most. */
const longest = sql<boolean>`stored_at < now() - interval '1 day'`;

/**
 * Makes a page of an entry as it is drafted in Contentful, under an id and an address of its own, beside what is published of it. Only who has
 * a signed link sees it; lists, search and sitemaps never do. What it links to is as it is published here.
 */
export async function previewEntry(parts: Parts, entryId: string, signal: AbortSignal): Promise<Preview> {
  return (await oneAtATime(parts.db, () => makePreview(parts, entryId, signal))) ?? { kind: 'under way' };
}

async function makePreview(
  { db, space, site, root, client = syncClient(space) }: Parts,
  entryId: string,
  signal: AbortSignal,
): Promise<Preview> {
  await forgetPreviews(db);
  const { mapping, problems } = await readMapping(path.join(root, mappingFile));
  if (!mapping) return { kind: 'refused', problems };
  try {
    const [answer, contentTypes, locales] = await Promise.all([
      client.entries({ 'sys.id': entryId, locale: '*', include: '5' }, signal),
      client.contentTypes(signal),
      client.locales(signal),
    ]);
    const { items, includes } = answerSchema.parse(answer);
    const whole = readSpace([{ contentTypes, locales, entries: [...includes.Entry, ...items], assets: includes.Asset }]);
    const stored = await db.selectFrom('entry').select('id').distinct().where('origin', '!=', 'preview').execute();
    const assets = new Set((await db.selectFrom('asset').select('id').execute()).map(({ id }) => id));
    const view = new SpaceView(whole, mapping, { withDrafts: true, hasAsset: (id) => assets.has(id) });
    const { folders, placed } = readFolders(view, new Set([entryId]));
    const drafts = folders.map(draftOf);
    const surroundings = {
      site,
      signs: await signTableOf(db)(),
      assetIds: assets,
      entryIds: new Set([...stored, ...drafts].map(({ id }) => id)),
    };
    // Nobody is to find it.
    const index = async () => () => {};
    const report = await publishFolders(db, drafts, { surroundings, fingerprint: await codeFingerprint(), index });
    const told = report.problems.map((problem) => placed({ ...problem, entry: problem.entry.replace(ending, '') }));
    const [draft] = drafts;
    if (!draft || hasErrors({ problems: told })) return { kind: 'refused', problems: told };
    const rows = await db.selectFrom('entry').select(['locale', 'slug']).where('id', '=', draft.id).orderBy('locale').execute();
    const pages = draft.texts.flatMap(({ locale }) =>
      rows.filter((row) => row.locale === locale).map(({ slug }) => ({ type: draft.type, locale, slug, screen: null })),
    );
    return { kind: 'made', id: draft.id, pages, problems: told };
  } catch (error) {
    if (error instanceof SpaceSilent) return { kind: 'silent', code: error.code };
    throw error;
  }
}

const ending = /\.preview$/;

/** The same entry beside itself: with another id, another address, and as a draft. */
function draftOf({ id, ...folder }: EntryFolder): EntryFolder {
  const texts = folder.texts.map((text) => {
    const [, yaml = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text.source) ?? [];
    const front = parseDocument(yaml, { schema: 'core' });
    const slug = front.get('slug');
    front.delete('screen');
    front.set('slug', `${typeof slug === 'string' ? slug : text.locale}-preview`);
    front.set('status', 'draft');
    // Its day begins anew each time, changed or not: the hash is none that was stored.
    const source = `---\n${front.toString({ lineWidth: 0 })}---\n${body}`;
    return { ...text, source, raw: source, hash: `${text.hash} preview ${randomUUID()}` };
  });
  return { ...folder, id: `${id}.preview`, texts, origin: 'preview' };
}

/** Deletes previews of more than a day ago. */
export async function forgetPreviews(db: Kysely<DB>): Promise<void> {
  const gone = await db.deleteFrom('entry').where('origin', '=', 'preview').where(longest).returning('id').execute();
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('entry_version').where('entry_id', 'in', ids).execute();
}
