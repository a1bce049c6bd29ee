import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { channel, collectCacheTags, parseInvalidation, tags } from '#services/cache-tags/cache-tags.ts';
import { contentStore } from '#services/content/library/store.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { publishEntries } from './publish-entries.ts';

// Ids as other systems give them: two of them differ in case alone.
const [one, other, dotted] = ['6KntaYXaHSyIw8M6eo26OK', '6kntaYXaHSyIw8M6eo26OK', '_a.b-C'];

const { db, connectionConfig } = await testDatabase();
const announced: string[] = [];
const listener = new pg.Client(connectionConfig);
await listener.connect();
listener.on('notification', ({ payload = '' }) => void announced.push(...(parseInvalidation(payload) ?? [])));
await listener.query(`listen ${channel}`);
afterAll(() => listener.end());

test('an id keeps its case in folders, links, topics, sections of other pages and cache tags', async () => {
  const body = `[One](entry:${one}), [other](entry:${other}).\n\n::featured-article{#next entry="${dotted}"}\n\n::call-to-action-button[On]{#on href="entry:${one}#introduction"}`;
  const { root } = await library({
    [`page/${one}/en.md`]: entryText({ slug: 'one', title: 'One' }),
    [`topic/${other}/en.md`]: entryText({ slug: 'other', title: 'Other' }),
    [`page/${dotted}/en.md`]: entryText({ slug: 'dotted', title: 'Dotted', topics: [other], section: one, image: 'Hero.Image_2', body }),
  });
  const report = await publishEntries(db, { root, ...testPublishing, assetIds: new Set(['Hero.Image_2']) });
  expect(report).toMatchObject({ published: [one, dotted, other], refused: [] });
  expect(report.problems.filter(({ message }) => !message.includes('no translation'))).toEqual([]);

  const content = contentStore(db);
  const { result: found, notes } = await collectCacheTags(() => content.teasers([other, one], 'en'));
  expect(found.map(({ id, title }) => `${id} ${title}`)).toEqual([`${other} Other`, `${one} One`]);
  expect([...notes.tags]).toEqual(expect.arrayContaining([tags.entry(other), tags.entry(one)]));
  expect((await content.linkingTo({ id: one, locale: 'en' })).map(({ id }) => id)).toEqual([dotted]);
  expect((await content.linkingTo({ id: dotted, locale: 'en' })).map(({ id }) => id)).toEqual([dotted]);
  await listener.query('select 1');
  for (const tag of [tags.entry(one), tags.entry(other), tags.topic(other), tags.section(one), tags.linksTo(one)])
    expect(announced).toContain(tag);
  expect(announced).not.toContain(tags.topic(one));
});

test('a link to an id that differs in case alone leads nowhere, and is named', async () => {
  const { root } = await library({ [`page/${one}/en.md`]: entryText({ slug: 'one', body: `[One](entry:${one.toUpperCase()}).` }) });
  const { problems } = await publishEntries(db, { root, ...testPublishing });
  expect(problems.map(({ message }) => message)).toContain(`links to an entry that does not exist: ${one.toUpperCase()}`);
});
