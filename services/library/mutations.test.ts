import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#config/locale.ts';
import { testDatabase } from '#database/testing.ts';
import { contentStore } from '#services/content/library/store.ts';
import { knownKinds, sectionDefinitions, sectionText } from '#services/content/model/sections/sections.ts';
import { sourceHash } from '#services/content/publishing/entry-row.ts';
import { EntryNotStored } from '#services/content/publishing/entry-transaction.ts';
import type { PublishReport } from '#services/content/publishing/publish-entries.ts';
import { checkEntry, type EntryVersion, hasErrors, referencesOfVersion } from '#services/content/source/check-entry.ts';
import { readFolders } from '#services/content/source/read-folder.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { entryText, library, testSite } from '#services/content/testing.ts';
import { allSigns, writeTables } from '#tests/bench/library-generator.ts';
import { mutantsOf } from '#tests/faults/entry-mutations.ts';
import { codeFingerprint } from './fingerprint.ts';
import { publishEntries } from './publish-library.ts';

const { db } = await testDatabase();
const fingerprint = await codeFingerprint();
/** With `script/test --all` the whole library several times over. */
const count = process.env.ALL === '1' ? 1_000 : 250;
/** The first so many had been published without a fault before. */
const publishedBefore = count * 0.3;

type Texts = Record<Locale, string>;
type Files = Record<Locale, Buffer>;
const idOf = (index: number) => `mutant-${index}`;

/** So many entries, each with an address of its own: those of the project's library, and one with every section that there is. */
async function realEntries(): Promise<Texts[]> {
  const read = (id: string, locale: Locale) => readFile(path.join('content/page', id, `${locale}.md`), 'utf8');
  const ids = await readdir('content/page');
  const entries = await Promise.all(ids.map(async (id) => ({ en: await read(id, 'en'), es: await read(id, 'es') })));
  const examples = (locale: Locale) => knownKinds.map((kind) => sectionDefinitions[kind].example[locale]).join('\n\n');
  entries.push({ en: entryText({ body: examples('en') }), es: entryText({ body: examples('es') }) });
  const own = (index: number, locale: Locale) =>
    (entries[index % entries.length]?.[locale] ?? '').replace(/^(screen|slug): .*$/m, `slug: ${idOf(index)}-${locale}`);
  return Array.from({ length: count }, (_, index) => ({ en: own(index, 'en'), es: own(index, 'es') }));
}

async function write(root: string, entries: readonly Record<Locale, string | Buffer>[]): Promise<void> {
  for (const [index, files] of entries.entries()) {
    const folder = path.join(root, 'page', idOf(index));
    await mkdir(folder, { recursive: true });
    for (const locale of locales) await writeFile(path.join(folder, `${locale}.md`), files[locale]);
  }
}

/** Everything that the database holds of each entry, as text. */
async function everything(): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; rows: string }>`
    select id, string_agg(row, '\n' order by row) as rows from (
      select id, entry::text as row from entry union all
      select entry_id, entry_link::text from entry_link union all
      select entry_id, entry_asset::text from entry_asset union all
      select entry_id, entry_version::text from entry_version union all
      select entry_id, redirect::text from redirect
    ) as every group by id`.execute(db);
  return new Map(rows.map(({ id, rows }) => [id, rows]));
}

/** `file` is what was to be published, and `before` the text of the first publication, if there was one. */
async function expectWhole(version: EntryVersion, file: Buffer, before: string | undefined): Promise<void> {
  const { id, locale, slug, space, sections, frontMatter, fields } = version;
  const left = `${id}-${locale}`;
  const [row, links, assets, versions, redirects, takers] = await Promise.all([
    db.selectFrom('entry').selectAll().where('id', '=', id).where('locale', '=', locale).executeTakeFirst(),
    db.selectFrom('entry_link').select('target_id').where('entry_id', '=', id).where('locale', '=', locale).execute(),
    db.selectFrom('entry_asset').select('asset_id').where('entry_id', '=', id).where('locale', '=', locale).execute(),
    db.selectFrom('entry_version').selectAll().where('entry_id', '=', id).where('locale', '=', locale).orderBy('version').execute(),
    db.selectFrom('redirect').select('slug').where('entry_id', '=', id).where('locale', '=', locale).execute(),
    db.selectFrom('entry').select('id').where('locale', '=', locale).where('slug', '=', left).execute(),
  ]);
  expect(row).toMatchObject({
    ...{
      slug,
      space,
      screen: null,
      title: frontMatter.title,
      teaser: frontMatter.teaser,
      source_hash: sourceHash(version.hash, fingerprint),
    },
    ...{ search_text: sections.map(sectionText).join('\n'), topics: frontMatter.topics },
    ...{ sections: JSON.parse(JSON.stringify(sections)), fields, sources: JSON.parse(JSON.stringify(frontMatter.sources)) },
  });
  const wanted = referencesOfVersion(version);
  expect(links.map(({ target_id }) => target_id).sort()).toEqual(wanted.entries.sort());
  expect(assets.map(({ asset_id }) => asset_id).sort()).toEqual(wanted.assets.sort());
  expect(versions.map((each) => each.version)).toEqual(before === undefined || before === version.source ? [1] : [1, 2]);
  expect(file.equals(Buffer.from(versions.at(-1)?.source ?? ''))).toBe(true);
  expect(redirects.map((each) => each.slug)).toEqual(before === undefined || takers.length > 0 ? [] : [left]);
  expect(await contentStore(db, 'all').atSlug(space, slug, locale)).not.toEqual({ kind: 'missing' });
}

function expectNamed(id: string, { problems }: PublishReport, files: Files): void {
  const errors = problems.filter(({ entry, severity }) => entry === id && severity === 'error');
  expect(errors).not.toEqual([]);
  for (const { locale, file, line, message } of errors) {
    expect(message).not.toBe('');
    if (locale === undefined) throw new Error(`no language is named: ${message}`);
    expect(file.endsWith(`page/${id}/${locale}.md`)).toBe(true);
    expect(line).toBeGreaterThanOrEqual(1);
    // One more: a file that ends with its front matter lacks its text on the line after it.
    expect(line).toBeLessThanOrEqual(files[locale].toString('latin1').split(/\r\n|\r|\n/).length + 1);
  }
}

test('each mutant is refused by name or published whole, and a refused one changes nothing', async () => {
  const signs = await allSigns();
  const { root } = await library({});
  await writeTables(root);
  const originals = await realEntries();
  await write(root, originals.slice(0, publishedBefore));
  expect((await publishEntries(db, { root, site: testSite })).published).toHaveLength(publishedBefore);
  const before = await everything();

  const mutants = mutantsOf(originals);
  await write(
    root,
    mutants.map(({ files }) => files),
  );
  const folders = new Map((await readFolders(root, (await readSigns(root)).hash)).map((folder) => [folder.id, folder]));
  const report = await publishEntries(db, { root, site: testSite });
  const after = await everything();
  expect(report.published.length + report.refused.length + report.unchanged).toBe(count);
  expect(new Set([...report.published, ...report.refused]).size).toBe(report.published.length + report.refused.length);

  const surroundings = { site: testSite, assetIds: new Set<string>(), entryIds: new Set(folders.keys()), signs };
  for (const [index, { how, files }] of mutants.entries()) {
    const id = idOf(index);
    try {
      if (report.published.includes(id)) {
        const checked = checkEntry(folders.get(id) ?? expect.unreachable('it was not read'), surroundings);
        expect(hasErrors(checked)).toBe(false);
        expect(checked.versions.map(({ locale }) => locale)).toEqual(locales);
        for (const version of checked.versions)
          await expectWhole(version, files[version.locale], index < publishedBefore ? originals[index]?.[version.locale] : undefined);
      } else {
        expect(after.get(id)).toBe(before.get(id));
        if (report.refused.includes(id)) expectNamed(id, report, files);
      }
    } catch (error) {
      throw new Error(`${id}: ${how}`, { cause: error });
    }
  }
  expect(report.published.length).toBeGreaterThan(count / 6);
  expect(report.refused.length).toBeGreaterThan(count / 6);
  // What only the database finds out was among them.
  const reasons = new Set(report.problems.map(({ message }) => message));
  for (const reason of [EntryNotStored.addressTaken, EntryNotStored.unfit]) expect(reasons).toContain(reason);
});

const page = (id: string, slug: string) => ({ [`page/${id}/en.md`]: entryText({ slug }), [`page/${id}/es.md`]: entryText({ slug }) });

test('a text that cannot be read is refused by name, and the others are published', async () => {
  const { root } = await library({ ...page('a', 'readable'), 'page/b/en.md': entryText({ slug: 'b' }), 'page/b/es.md/a': 'in a folder' });
  const report = await publishEntries(db, { root, site: testSite });
  expect(report).toMatchObject({ published: ['a'], refused: ['b'] });
  expect(report.problems).toMatchObject([{ severity: 'error', entry: 'b', locale: 'es', line: 1 }]);
  expect(report.problems[0]?.message).toMatch(/^cannot be read/);
});

test('of many that want one address the first has it, though it stores its other language before', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `wants-${String(index).padStart(2, '0')}`);
  const files = ids.map((id) => [`page/${id}/es.md`, entryText({ slug: 'wanted' })]);
  const { root } = await library({ 'page/wants-00/en.md': entryText({ slug: 'own' }), ...Object.fromEntries(files) });
  expect(await publishEntries(db, { root, site: testSite })).toMatchObject({ published: ids.slice(0, 1), refused: ids.slice(1) });
});

test('each may take the address that the next is leaving', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `seat-${String(index).padStart(2, '0')}`);
  const { root, write } = await library(Object.assign({}, ...ids.map((id) => page(id, id))));
  await publishEntries(db, { root, site: testSite });
  for (const [index, id] of ids.entries())
    for (const [file, text] of Object.entries(page(id, ids[index + 1] ?? 'seat-last'))) await write(file, text);
  expect(await publishEntries(db, { root, site: testSite })).toMatchObject({ refused: [], problems: [] });
  const rows = await db.selectFrom('redirect').select('slug').where('entry_id', 'like', 'seat-%').where('locale', '=', 'en').execute();
  expect(rows).toEqual([{ slug: 'seat-00' }]);
});
