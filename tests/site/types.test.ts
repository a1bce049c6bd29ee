import { cp, writeFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { entryPath } from '#app/addresses/entry-path.ts';
import { locales } from '#config/locale.ts';
import { type EntryType, entryTypes, typeDefinitions } from '#services/content/model/entries/entry-types.ts';
import { knownKinds, sectionDefinitions } from '#services/content/model/sections/sections.ts';
import { historyOf, textOfVersion } from '#services/content/publishing/version-history.ts';
import { writeTables } from '#tests/bench/library-generator.ts';
import { openLibrary } from './library.ts';

const { get, db, publish, write, edit, fileOf } = await openLibrary();
await write('person', 'sample-person', (text) => text.replace(/title: .*/, 'title: Ana Muestra'));
await write('page', 'glossary', (text, locale) => text.replace('slug: glossary', 'screen: glossary').replace('first', `first-${locale}`));

const idOf = (type: EntryType) => `of-type-${type.toLowerCase()}`;
for (const type of entryTypes) await write(type, idOf(type), (text, locale) => text.replace(/title: .*/, `title: ${type} ${locale}`));
await publish();

const shownTypes = entryTypes.filter((type) => typeDefinitions[type].shown !== 'inside');
const pathOf = (type: EntryType, locale: 'en' | 'es') => entryPath({ type, slug: idOf(type), screen: null, locale }) ?? '';

describe.each(locales)('in %s', (locale) => {
  it.each(shownTypes)('an entry of the type %s is shown at its address', async (type) => {
    const { status, document } = await get(pathOf(type, locale));
    expect(status).toBe(200);
    expect(document.querySelector('h1')?.text).toBe(`${type} ${locale}`);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain(pathOf(type, locale));
  });

  it('a glossary term is shown in the glossary too, which leads to its page', async () => {
    const { document } = await get(locale === 'en' ? '/glossary' : '/es/glosario');
    const term = document.querySelector(`#${idOf('glossaryTerm')} dt a`);
    expect(term?.text).toBe(`glossaryTerm ${locale}`);
    expect(term?.getAttribute('href')).toBe(pathOf('glossaryTerm', locale));
  });

  it('a person is named where they speak', async () => {
    expect((await get(pathOf('op-ed', locale))).document.querySelector('article header')?.text).toContain('Ana Muestra');
    expect((await get(pathOf('personalStory', locale))).document.querySelector('article header')?.text).toContain(
      locale === 'en' ? 'illustrative composite' : 'Retrato ilustrativo',
    );
  });
});

describe('taken back and brought back', () => {
  it.each(shownTypes)('an entry of the type %s answers 410, and is there again after a revert', async (type) => {
    const id = idOf(type);
    await edit(type, id, (text) => text.replace('status: published', 'status: withdrawn'));
    await publish();
    for (const locale of locales) expect((await get(pathOf(type, locale))).status).toBe(410);
    for (const locale of locales) {
      const before = await textOfVersion(db, id, locale);
      await writeFile(fileOf(type, id, locale), before?.source ?? '');
    }
    await publish();
    for (const locale of locales) expect((await get(pathOf(type, locale))).status).toBe(200);
    expect((await historyOf(db, id)).filter(({ locale }) => locale === 'es').map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('an entry that was withdrawn in favour of another leads there', async () => {
    await edit('page', idOf('page'), (text) => text.replace('status: published', `status: withdrawn\nmovedTo: ${idOf('event')}`));
    await publish();
    const answer = await get(pathOf('page', 'es'));
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(pathOf('event', 'es'));
  });
});

test('an event that is a sample is a draft where there are to be none, in both languages, and published elsewhere', async () => {
  const id = idOf('event');
  const statuses = () => db.selectFrom('entry').select('status').where('id', '=', id).execute();
  await edit('event', id, (text) => text.replace('startsAt:', 'sample: true\nstartsAt:'));
  await publish({ withoutSamples: true });
  expect(await statuses()).toEqual([{ status: 'draft' }, { status: 'draft' }]);
  await publish();
  expect(await statuses()).toEqual([{ status: 'published' }, { status: 'published' }]);
});

describe('every section kind', async () => {
  // Examples lead to entries and show assets of the library.
  const whole = await openLibrary();
  await cp('content', whole.root, { recursive: true });
  await writeTables(whole.root);

  it.each(knownKinds)('%s is shown in both languages, and is no unknown section', async (kind) => {
    const id = `kind-${kind.toLowerCase()}`;
    await whole.write('page', id, (text, locale) => `${text}\n${sectionDefinitions[kind].example[locale]}\n`);
    expect((await whole.publish()).refused).toEqual([]);
    for (const locale of locales) {
      const { status, text } = await whole.get(`${locale === 'es' ? '/es' : ''}/${id}`);
      expect(status).toBe(200);
      expect(text).not.toContain('unknown section');
    }
  });
});

describe('topics', () => {
  it('nest: the ones above stand in the breadcrumbs, the ones within on the page', async () => {
    await write('topic', 'outer');
    await write('topic', 'inner', (text) => text.replace('publishedAt', 'parent: outer\npublishedAt'));
    await write('topic', 'innermost', (text) => text.replace('publishedAt', 'parent: inner\npublishedAt'));
    await publish();
    const { document } = await get('/topics/innermost');
    expect(document.querySelectorAll('nav ol li a').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/topics',
      '/topics/outer',
      '/topics/inner',
    ]);
    expect((await get('/es/temas/outer')).document.querySelectorAll('main li a').map((link) => link.getAttribute('href'))).toContain(
      '/es/temas/inner',
    );
  });

  it('that stand in a circle are still shown', async () => {
    await edit('topic', 'outer', (text) => text.replace('publishedAt', 'parent: innermost\npublishedAt'));
    await publish();
    expect((await get('/topics/innermost')).status).toBe(200);
  });
});
