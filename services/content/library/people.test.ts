import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { collectCacheTags } from '#services/cache-tags/cache-tags.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { contentStore } from './store.ts';

const { db } = await testDatabase();
const store = contentStore(db);

beforeAll(async () => {
  const { root } = await library({
    'person/ruth/en.md': entryText({ slug: undefined, title: 'Ruth', sample: true, credentials: 'RN', image: 'ruth' }),
    'person/omar/es.md': entryText({ slug: undefined, title: 'Omar', sample: false, credentials: 'médico' }),
    'bio/b-ruth/en.md': entryText({ slug: 'ruth', title: 'Ruth', person: 'ruth', role: 'Chair', group: 'board', sectionPosition: 2 }),
    'bio/b-omar/en.md': entryText({ slug: 'omar', title: 'Omar', person: 'omar', role: 'Editor', group: 'board', sectionPosition: 1 }),
    'bio/b-lost/en.md': entryText({ slug: 'lost', title: 'Lost', person: 'not-there', role: 'Guest', group: 'guest' }),
    'bio/b-draft/en.md': entryText({ slug: 'draft', title: 'Draft', person: 'ruth', role: 'Guest', group: 'guest', status: 'draft' }),
    'personalStory/early/en.md': entryText({ slug: 'early', writer: 'ruth', illustrative: true, publishedAt: '2026-01-01' }),
    'personalStory/late/en.md': entryText({ slug: 'late', writer: 'ruth', illustrative: true, publishedAt: '2026-02-01' }),
    'podcast/talk/en.md': entryText({ slug: 'talk', duration: '10:00', transcript: 'Omar: Hello.', guests: ['omar', 'ruth'] }),
    'page/held/en.md': entryText({ slug: 'held', reviewedBy: 'Omar', reviewedAt: '2026-11-20', reviewer: 'omar' }),
  });
  expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
});

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test('the people of groups come in their editor’s order, with what their persons say, in the other language where it is said there alone', async () => {
  expect(await store.profilesIn(['board'], 'en')).toMatchObject([
    { id: 'b-omar', role: 'Editor', credentials: 'médico', portrait: null, sample: false },
    { id: 'b-ruth', role: 'Chair', credentials: 'RN', portrait: 'ruth', sample: true },
  ]);
  expect(ids(await store.profilesIn(['board', 'guest'], 'es'))).toEqual([]);
});

test('a bio whose person is not there is shown, and made up is nobody without being said to be', async () => {
  expect(await store.profilesIn(['guest'], 'en')).toMatchObject([{ id: 'b-lost', credentials: null, portrait: null, sample: false }]);
});

test('persons are led to their bios, and to none that is a draft', async () => {
  const bios = await store.biosOf(['ruth', 'omar', 'nobody'], 'en');
  expect([...bios].map(([person, { id }]) => [person, id]).sort()).toEqual([
    ['omar', 'b-omar'],
    ['ruth', 'b-ruth'],
  ]);
});

test('what somebody wrote, said and reviewed comes with the newest first, and changes with what links to them', async () => {
  const { result, notes } = await collectCacheTags(() => store.worksOf('ruth', 'en'));
  expect([ids(result.wrote), ids(result.said), ids(result.reviewed)]).toEqual([['late', 'early'], ['talk'], []]);
  expect(notes.tags).toContain('links-to:ruth');
  const { wrote, said, reviewed } = await store.worksOf('omar', 'en');
  expect([ids(wrote), ids(said), ids(reviewed)]).toEqual([[], ['talk'], ['held']]);
});
