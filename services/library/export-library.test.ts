import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#database/testing.ts';
import { entryTypes } from '#services/content/model/entries/entry-types.ts';
import { knownKinds } from '#services/content/model/sections/sections.ts';
import { library, testSite } from '#services/content/testing.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { pictureYaml, svg } from '#services/media/testing.ts';
import { GeneratedLibrary, writeLibrary } from '#tests/bench/library-generator.ts';
import { exportedLibrary, exportJson, exportMarkdown } from './export-library.ts';
import { publishLibrary } from './publish-library.ts';

const { db } = await testDatabase();
// Each type of entry and each kind of section stands in so many.
const count = 80;
const { root, write } = await library({});
await writeLibrary(root, new GeneratedLibrary({ count, seed: 3 }));
await write('asset/harbour.svg', svg());
await write('asset/harbour.yaml', pictureYaml);
await publishLibrary(db, { root, site: testSite, dataDirectory: root });
const media = diskMediaFiles(mediaDirectory(root));

test('a library that was written out and published elsewhere is the same, entry by entry and asset by asset', async () => {
  const { root: out } = await library({});
  const to = path.join(out, 'export');
  const exported = await exportMarkdown(db, media, { root, to });
  expect(exported).toMatchObject({ entries: count, missingFiles: [] });
  const other = await testDatabase();
  const report = await publishLibrary(other.db, { root: to, site: testSite, dataDirectory: out });
  expect([report.published.length, report.refused, report.assets.length]).toEqual([count, [], exported.assets]);
  const entries = (from: typeof db) => from.selectFrom('entry').selectAll().orderBy('id').orderBy('locale').execute();
  const comparable = (rows: Awaited<ReturnType<typeof entries>>) => rows.map(({ stored_at: _, ...row }) => row);
  expect(comparable(await entries(other.db))).toEqual(comparable(await entries(db)));
  const assets = (from: typeof db) =>
    from
      .selectFrom('asset')
      .innerJoin('asset_text', 'asset_id', 'id')
      .select(['id', 'hash', 'credit', 'locale', 'title', 'alt'])
      .orderBy('id')
      .orderBy('locale')
      .execute();
  expect(await assets(other.db)).toEqual(await assets(db));
});

/** What a property of this name may be, wherever it stands in a JSON Schema. */
function wordsUnder(name: string, schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { const: only, enum: some }: { const?: unknown; enum?: unknown } = Reflect.get(schema, name) ?? {};
  return [...[some ?? only ?? []].flat(), ...Object.values(schema).flatMap((each) => wordsUnder(name, each))];
}

test('as JSON it has everything, of the schema beside it', async () => {
  const { root: to } = await library({});
  await exportJson(db, to);
  const written = exportedLibrary.parse(JSON.parse(await readFile(path.join(to, 'library.json'), 'utf8')));
  expect(written.entries).toHaveLength(2 * count);
  expect(new Set(written.entries.flatMap(({ sections }) => sections.map(({ kind }) => kind))).size).toBeGreaterThan(25);
  const schema = JSON.parse(await readFile(path.join(to, 'library.schema.json'), 'utf8'));
  // Read by the schema as it stands in its file: it takes what was written, and nothing that is another.
  const bySchema = z.fromJSONSchema(schema);
  expect(bySchema.safeParse(JSON.parse(await readFile(path.join(to, 'library.json'), 'utf8'))).error).toBeUndefined();
  const [first] = written.entries;
  for (const wrong of [{ entry: { type: 'novel', fields: {} } }, { locale: 'fr' }, { sections: [{ kind: 'bodyCopy' }] }])
    expect(bySchema.safeParse({ ...written, entries: [{ ...first, ...wrong }] }).success).toBe(false);
  const { properties } = schema.properties.entries.items;
  expect(wordsUnder('type', properties.entry)).toEqual(expect.arrayContaining([...entryTypes]));
  expect(wordsUnder('kind', properties.sections)).toEqual(expect.arrayContaining([...knownKinds]));
  expect(new Set(written.entries.map(({ entry }) => entry.type))).toEqual(new Set(entryTypes));
});
