import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { publishEntries } from './publish-entries.ts';

const { db } = await testDatabase();

beforeEach(async () => {
  await db.deleteFrom('redirect').execute();
  await db.deleteFrom('entry').execute();
});

const publish = (root: string) => publishEntries(db, { root, ...testPublishing });
const stored = () => db.selectFrom('entry').selectAll().orderBy('id').orderBy('locale').execute();
const titles = async () => (await stored()).map(({ id, locale, title }) => `${id} ${locale}: ${title}`);
const entry = (slug: string, fields = {}) => ({ en: entryText({ slug, ...fields }), es: entryText({ slug: `${slug}-es`, ...fields }) });

/** A library of these entries, all of them pages. */
function pages(entries: Record<string, { en?: string; es?: string }>) {
  return library(
    Object.fromEntries(
      Object.entries(entries).flatMap(([id, texts]) => Object.entries(texts).map(([locale, text]) => [`page/${id}/${locale}.md`, text])),
    ),
  );
}

test('publishes everything at first, with all that an entry says', async () => {
  const source = { title: 'S', publisher: 'P', year: 2025, url: 'https://a.example' };
  const files = await pages({
    a: entry('a', { topics: ['t'], sources: [source], sourcesCheckedAt: '2026-11-19', reviewedBy: 'Dr. Sample', reviewedAt: '2026-11-18' }),
    treatment: { en: entryText({ screen: 'treatment' }), es: entryText({ screen: 'treatment' }) },
  });
  const progress: string[] = [];
  const report = await publishEntries(db, { ...files, ...testPublishing, onProgress: (done, total) => progress.push(`${done}/${total}`) });
  expect(report).toMatchObject({ published: ['a', 'treatment'], unchanged: 0, refused: [] });
  expect(progress).toEqual(['1/2', '2/2']);
  const rows = await stored();
  expect(rows.map(({ id, locale, type, screen, slug }) => [id, locale, type, screen, slug])).toEqual([
    ['a', 'en', 'page', null, 'a'],
    ['a', 'es', 'page', null, 'a-es'],
    ['treatment', 'en', 'page', 'treatment', 'treatment'],
    ['treatment', 'es', 'page', 'treatment', 'tratamiento'],
  ]);
  expect(rows[0]).toMatchObject({
    title: 'A sample',
    topics: ['t'],
    sources: [source],
    published_at: '2026-11-01',
    updated_at: '2026-11-20',
    sources_checked_at: '2026-11-19',
    reviewed_by: 'Dr. Sample',
    reviewed_at: '2026-11-18',
    sections: [{ id: 'introduction', kind: 'bodyCopy' }],
  });
});

test('publishes nothing again that did not change', async () => {
  const { root } = await pages({ a: entry('a'), b: entry('b') });
  await publish(root);
  const before = await stored();
  expect(await publish(root)).toEqual({ published: [], unchanged: 2, refused: [], problems: [] });
  expect(await stored()).toEqual(before);
});

test('publishes only the entry whose file changed', async () => {
  const { root, write } = await pages({ a: entry('a'), b: entry('b') });
  await publish(root);
  const before = await stored();
  await write('page/b/es.md', entryText({ slug: 'b-es', title: 'Otra' }));
  expect(await publish(root)).toMatchObject({ published: ['b'], unchanged: 1 });
  const after = await stored();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after.map(({ title }) => title)).toEqual(['A sample', 'A sample', 'A sample', 'Otra']);
});

test('refuses an entry with an error in one language whole: what was published of it stays, and the others are published', async () => {
  const { root, write } = await pages({ a: entry('a'), b: entry('b') });
  await publish(root);
  const before = await stored();
  await write('page/a/en.md', entryText({ slug: 'a', title: 'New' }));
  await write('page/a/es.md', entryText({ slug: 'a-es', body: '[a](javascript:x)' }));
  await write('page/b/en.md', entryText({ slug: 'b', title: 'New' }));
  const report = await publish(root);
  expect(report).toMatchObject({ published: ['b'], unchanged: 0, refused: ['a'] });
  expect(report.problems).toMatchObject([{ severity: 'error', entry: 'a', locale: 'es', line: 9 }]);
  expect(JSON.stringify((await stored()).filter(({ id }) => id === 'a'))).toBe(JSON.stringify(before.filter(({ id }) => id === 'a')));
  expect(await publish(root)).toMatchObject({ published: [], unchanged: 1, refused: ['a'] });

  await write('page/a/es.md', entryText({ slug: 'a-es', title: 'Nuevo' }));
  expect(await publish(root)).toMatchObject({ published: ['a'], refused: [] });
  expect(await titles()).toEqual(['a en: New', 'a es: Nuevo', 'b en: New', 'b es: A sample']);
});

test('refuses what is wrong with the folder itself, though its texts did not change', async () => {
  const { root, write } = await pages({ a: entry('a') });
  await publish(root);
  await write('page/a/notes.md', '');
  expect(await publish(root)).toMatchObject({ published: [], unchanged: 0, refused: ['a'], problems: [{ severity: 'error' }] });
  expect(await titles()).toHaveLength(2);
});

test('refuses the second of two entries with one id, of whatever type', async () => {
  const { root, write } = await pages({ a: entry('a') });
  await write('topic/a/en.md', entryText({ slug: 'topic-a' }));
  expect(await publish(root)).toMatchObject({ published: ['a'], refused: ['a'] });
  expect((await stored()).map(({ type }) => type)).toEqual(['page', 'page']);
  expect(await publish(root)).toMatchObject({ published: [], unchanged: 1, refused: ['a'] });
});

test('refuses the second of two entries with one address by name, and stores nothing of it', async () => {
  const second = { en: entryText({ slug: 'own', title: 'B' }), es: entryText({ slug: 'shared-es', title: 'B' }) };
  const { root, write } = await pages({ a: entry('shared', { title: 'A' }), b: second, c: entry('c', { title: 'C' }) });
  const report = await publish(root);
  expect(report).toMatchObject({ published: ['a', 'c'], refused: ['b'] });
  expect(report.problems).toMatchObject([{ severity: 'error', entry: 'b', locale: 'es', message: 'its address belongs to another entry' }]);
  expect(report.problems[0]?.file).toMatch(/page\/b\/es\.md$/);
  expect(await titles()).toEqual(['a en: A', 'a es: A', 'c en: C', 'c es: C']);
  expect(await db.selectFrom('entry_link').selectAll().execute()).toEqual([]);

  await write('page/b/es.md', entryText({ slug: 'own-es', title: 'B' }));
  expect(await publish(root)).toMatchObject({ published: ['b'], unchanged: 2, refused: [] });
});

test('one slug in two languages or of two types is no conflict', async () => {
  const { root, write } = await pages({ a: { en: entryText({ slug: 'x' }), es: entryText({ slug: 'x' }) } });
  await write('topic/b/en.md', entryText({ slug: 'x' }));
  expect(await publish(root)).toMatchObject({ published: ['a', 'b'], refused: [] });
});

test('keeps the links of the newest version, by language', async () => {
  const links = async () =>
    (await db.selectFrom('entry_link').selectAll().orderBy('locale').orderBy('target_id').execute()).map(
      ({ entry_id, locale, target_id }) => `${entry_id} ${locale} ${target_id}`,
    );
  const { root, write } = await pages({ a: entry('a', { body: '[1](entry:one) [2](entry:two) [3](entry:one)' }) });
  await publish(root);
  expect(await links()).toEqual(['a en one', 'a en two', 'a es one', 'a es two']);
  await write('page/a/en.md', entryText({ slug: 'a', body: ':::link-list{#l}\n- [2](entry:two)\n- [3](entry:three)\n:::' }));
  await write('page/a/es.md', entryText({ slug: 'a-es' }));
  await publish(root);
  expect(await links()).toEqual(['a en three', 'a en two']);
});

test('keeps the published Spanish of an entry whose es.md was removed', async () => {
  const { root, write, remove } = await pages({ a: entry('a') });
  await publish(root);
  const [, spanish] = await stored();
  await remove('page/a/es.md');
  expect(await publish(root)).toMatchObject({ published: [], unchanged: 1 });
  await write('page/a/en.md', entryText({ slug: 'a', title: 'New' }));
  const report = await publish(root);
  expect(report).toMatchObject({ published: ['a'], problems: [{ severity: 'warning' }] });
  expect(await titles()).toEqual(['a en: New', 'a es: A sample']);
  expect((await stored())[1]).toEqual(spanish);
});
