import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { sampleSigns } from '#services/content/model/sample-signs.ts';
import { storeEntry } from '#services/content/publishing/entry-transaction.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { storeSignTable } from '#services/content/publishing/store-sign-table.ts';
import { checkEntry } from '#services/content/source/check-entry.ts';
import { entryText, library, testPublishing, testSite } from '#services/content/testing.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { svg } from '#services/media/testing.ts';
import { handOver } from './hand-over.ts';
import { importSpace } from './import-space.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { article, articles, asset, link, mapping, space } from './testing.ts';

const { db } = await testDatabase();
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-beside-'));
afterAll(() => rm(dataDirectory, { recursive: true }));

beforeEach(async () => {
  for (const table of ['redirect', 'entry', 'entry_version', 'asset', 'asset_file'] as const) await db.deleteFrom(table).execute();
});

type Given = Parameters<typeof space>[0];
const bring = (given: Given, { mapped = {}, ...options }: { mapped?: object } & Partial<Parameters<typeof importSpace>[2]> = {}) =>
  importSpace(db, space(given), {
    ...{ mapping: mapping(mapped), site: testSite, dataDirectory, fetchFile: async () => [Buffer.from(svg())], ...options },
  });
const stored = () => db.selectFrom('entry').selectAll().orderBy('id').orderBy('locale').execute();
const problemsOf = ({ problems }: { problems: Parameters<typeof printProblem>[0][] }) => problems.map(printProblem);

describe('beside files', () => {
  test('an id is one or the other’s, until it is handed over', async () => {
    const files = await library({
      'page/Mine/en.md': entryText({ slug: 'mine' }),
      'page/linked/en.md': entryText({ slug: 'linked', body: '[On](entry:Theirs).' }),
    });
    await publishEntries(db, { root: files.root, ...testPublishing });
    const report = await bring({ entries: [article('Mine', { en: {} }), article('Theirs', { en: {} })] });
    expect(report).toMatchObject({ published: ['Theirs'], refused: ['Mine'] });
    expect(problemsOf(report).join('\n')).toContain('what is published under this id comes from files');
    await files.write('page/Theirs/en.md', entryText({ slug: 'theirs', title: 'Taken' }));
    const refused = await publishEntries(db, { root: files.root, ...testPublishing });
    expect(refused).toMatchObject({ published: [], refused: ['Theirs'] });
    expect(await handOver(db, ['Theirs', 'Mine'])).toEqual(['Theirs']);
    expect(await publishEntries(db, { root: files.root, ...testPublishing })).toMatchObject({ published: ['Theirs'], refused: [] });
    expect((await stored()).map(({ id, origin }) => `${id} ${origin}`)).toEqual(['Mine files', 'Theirs files', 'linked files']);
  });

  test('files may link to what comes from the space', async () => {
    await bring({ entries: [article('Theirs', { en: {} })] });
    const files = await library({ 'page/linked/en.md': entryText({ slug: 'linked', body: '[On](entry:Theirs).' }) });
    const { problems } = await publishEntries(db, { root: files.root, ...testPublishing });
    expect(problems.map(({ message }) => message).join()).not.toContain('does not exist');
  });

  test('a language of the one beside a language of the other is none of both’s', async () => {
    const files = await library({ 'page/Mine/en.md': entryText({ slug: 'mine' }) });
    await publishEntries(db, { root: files.root, ...testPublishing });
    const spanish = article('Mine', { en: {}, es: { title: 'Mía', slug: 'mia' } });
    for (const values of Object.values<Record<string, unknown>>(spanish.fields)) delete values['en-US'];
    expect(await bring({ entries: [spanish] })).toMatchObject({ published: [], refused: ['Mine'] });
    const folder = { id: 'Mine', type: 'page' as const, problems: [], origin: 'contentful' as const };
    const text = { locale: 'es' as const, file: 'x', source: entryText({ slug: 'mia' }), hash: 'x' };
    const { versions } = checkEntry(
      { ...folder, texts: [{ ...text, raw: text.source }] },
      { site: testSite, entryIds: new Set(), assetIds: new Set() },
    );
    expect(versions).toHaveLength(1);
    await expect(storeEntry(db, versions, testPublishing)).rejects.toThrow('comes from elsewhere');
  });

  test('a file is one or the other’s too, until it is handed over', async () => {
    const description = 'en: {title: One, alt: A dawn}\nes: {title: Uno, alt: Un amanecer}\n';
    const files = await library({ 'asset/Hero.svg': svg(), 'asset/Hero.yaml': description });
    const publish = () => publishLibrary(db, { root: files.root, site: testSite, dataDirectory });
    expect(await publish()).toMatchObject({ assets: ['Hero'] });
    const given = { entries: [article('A', { en: {}, hero: link('Asset', 'Hero') })], assets: [asset('Hero'), asset('Own')] };
    const report = await bring(given);
    expect(report).toMatchObject({ assets: ['Own'], published: ['A'] });
    expect(problemsOf(report).join('\n')).toContain('the file that is published under this id comes from files');
    expect(await db.selectFrom('asset_text').select('alt').where('asset_id', '=', 'Hero').where('locale', '=', 'en').execute()).toEqual([
      { alt: 'A dawn' },
    ]);
    await files.write('asset/Own.svg', svg());
    await files.write('asset/Own.yaml', description);
    const refused = await publish();
    expect([refused.assets, problemsOf(refused).join('\n')]).toEqual([[], expect.stringContaining('comes from Contentful')]);
    expect(await handOver(db, ['Own'])).toEqual(['Own']);
    expect(await publish()).toMatchObject({ assets: ['Own'] });
  });

  test('events that are samples stay drafts where no samples are wanted', async () => {
    const event = {
      ...{ type: 'event', body: 'body', leaveOut: ['summary', 'hero', 'tags'] },
      fields: { title: 'title', slug: 'slug', teaser: 'summary' },
      constants: { sample: true, startsAt: '2030-01-02T10:00:00Z', endsAt: '2030-01-02T11:00:00Z', place: 'online' },
    };
    const given = { entries: [article('A', { en: {} })] };
    const report = await bring(given, { mapped: { types: { article: event } }, withoutSamples: true });
    expect(problemsOf(report).filter((line) => line.includes('error'))).toEqual([]);
    expect((await stored()).map(({ status }) => status)).toEqual(['draft']);
    await bring(given, { mapped: { types: { article: event } } });
    expect((await stored()).map(({ status }) => status)).toEqual(['published']);
  });
});

describe('what is not there any more', () => {
  const bytes = (hash: string) =>
    stat(path.join(mediaDirectory(dataDirectory), hash)).then(
      () => true,
      () => false,
    );

  test('is taken off the site, whatever today’s rules say of it, and its files with it', async () => {
    const given = { entries: [article('A', { en: {}, hero: link('Asset', 'Dawn') }), article('B', { en: {} })] };
    await bring({ ...given, assets: [asset('Dawn'), asset('Same')] }, { takesAway: 'little' });
    const files = await db.selectFrom('asset_file').select(['hash', 'file_name']).orderBy('file_name').execute();
    expect(files.map(({ file_name }) => file_name)).toEqual(['Dawn.svg', 'Same.svg']);
    await db.updateTable('entry_version').set({ source: '---\ntitle: of other days\nsomething: else\n---\n' }).execute();
    const report = await bring({ entries: given.entries.slice(1), assets: [asset('Same')] }, { takesAway: 'little' });
    expect(report).toMatchObject({ takenAway: ['A'], withheld: [] });
    expect((await stored()).map(({ id, status }) => `${id} ${status}`)).toEqual(['A withdrawn', 'B published']);
    expect(await db.selectFrom('asset').select('id').execute()).toEqual([{ id: 'Same' }]);
    expect(await db.selectFrom('asset_file').select('file_name').execute()).toEqual([{ file_name: 'Same.svg' }]);
    // Another asset has the same bytes.
    expect(await bytes(files[0]?.hash ?? '')).toBe(true);
    await bring({ entries: given.entries.slice(1) }, { takesAway: 'little' });
    expect(await bytes(files[0]?.hash ?? '')).toBe(false);
    expect(await diskMediaFiles(mediaDirectory(dataDirectory)).open(files[0]?.hash ?? '')).toBeNull();
    expect(await bring(given, { takesAway: 'little' })).toMatchObject({ published: ['A'] });
  });

  test('stays where it would be more than half, unless that is meant', async () => {
    const entries = Array.from({ length: 12 }, (_, index) => article(`E${index}`, { en: {} }));
    await bring({ entries }, { takesAway: 'little' });
    const report = await bring({ entries: [] }, { takesAway: 'little' });
    expect([report.takenAway, report.withheld.length]).toEqual([[], 12]);
    expect(problemsOf(report).join('\n')).toContain('error: 12 of 12 texts and 0 of 0 files are not there any more, and stay');
    expect((await bring({ entries: [] }, { takesAway: 'whatever' })).takenAway).toHaveLength(12);
  });

  test('is not what could not be read', async () => {
    await bring({ entries: [article('A', { en: {} })] }, { takesAway: 'little' });
    const report = await bring({ entries: [{ sys: { id: 'A', type: 'Entry' }, fields: 'none' }] }, { takesAway: 'little' });
    expect(report).toMatchObject({ takenAway: [], noLongerThere: [] });
  });
});

test('two ids of the space are not one here, and an id may be called as what every object has', async () => {
  const report = await bring(
    { entries: [article('A', { en: {} }), article('B', { en: {} }), article('constructor', { en: {} })] },
    { mapped: { ids: { A: 'B' } } },
  );
  expect(report).toMatchObject({ published: ['constructor'], refused: ['B', 'B'] });
  expect(problemsOf(report).join('\n')).toContain('A and B would both be “B” here');
});

test('a text that is too long for any page is not read, and that is told once', async () => {
  const lines = article('Lines', { en: { body: 'x\n\n'.repeat(11_000) } });
  const text = (id: string) => ({
    sys: { id, type: 'Entry', contentType: link('Entry', 'part') },
    fields: { text: { 'en-US': 'Word.' } },
  });
  const parts = Array.from({ length: 2_001 }, () => link('Entry', 'Part'));
  const many = article('Many', { en: { body: parts } });
  const report = await bring(
    { entries: [lines, many, text('Part')] },
    { mapped: { types: { article: articles }, sections: { part: { section: 'body', text: 'text' } } } },
  );
  const errors = problemsOf(report).filter((line) => line.includes('error'));
  expect(errors).toEqual([
    expect.stringContaining('has more than 20000 lines'),
    expect.stringContaining('the entry has no text'),
    expect.stringContaining('holds, with what it embeds, more than 2000 sections or 2000000 letters'),
  ]);
});

test('nobody brings over a space while another does', async () => {
  await oneAtATime(db, async () => {
    expect(await oneAtATime(db, async () => 'done')).toBeNull();
  });
  await expect(oneAtATime(db, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await oneAtATime(db, async () => 'done')).toBe('done');
});

test('a call box has the words of the table of signs, and is published anew when these change', async () => {
  const body = 'Before.\n\n:::call-box{#call-now}\n- fever-on-chemo\n- chest-pain\n:::\n';
  const given = { entries: [article('A', { en: { body } }), article('B', { en: {} })] };
  await storeSignTable(db, { table: sampleSigns, hash: 'one' });
  expect(await bring(given)).toMatchObject({ published: ['A', 'B'], refused: [] });
  expect((await stored())[0]?.search_text).toContain('Pain or pressure in your chest');
  expect(await bring(given)).toMatchObject({ published: [] });
  await storeSignTable(db, { table: sampleSigns, hash: 'another' });
  expect(await bring(given)).toMatchObject({ published: ['A'] });
});
