import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { channel, collectCacheTags, parseInvalidation } from '#services/cache-tags/cache-tags.ts';
import { contentStore } from '#services/content/library/store.ts';
import { checkEntry } from '#services/content/source/check-entry.ts';
import { readFolders } from '#services/content/source/read-folder.ts';
import { entryText, library, testPublishing, testSite } from '#services/content/testing.ts';
import { eventually } from '#tests/eventually.ts';
import { publishEntries } from './publish-entries.ts';

// A section kind and fields of entries as nobody has written them yet, whose references have names of their own.
vi.mock('#services/content/model/sections/promotion.ts', async () => {
  const { z } = await import('zod');
  const { assetId, entryId, linkUrl } = await import('#services/content/model/references.ts');
  const { defineSection } = await import('#services/content/model/sections/define-section.ts');
  const { attribute } = await import('#services/content/model/sections/directive-attributes.ts');
  return {
    promotion: defineSection({
      kind: 'promotion',
      data: z.strictObject({ trackAssetId: assetId, voices: z.array(z.strictObject({ sungBy: entryId })), buyAt: linkUrl.optional() }),
      directive: {
        name: 'promotion',
        attributes: ['track', 'singer', 'shop'],
        read: (directive) => ({
          trackAssetId: attribute(directive, 'track') ?? '',
          voices: [{ sungBy: attribute(directive, 'singer') ?? '' }],
          buyAt: attribute(directive, 'shop'),
        }),
      },
      plainText: () => '',
      example: { en: '', es: '' },
    }),
  };
});
vi.mock('#services/content/model/entries/common-fields.ts', async (original) => {
  const { z } = await import('zod');
  const { assetId, entryId } = await import('#services/content/model/references.ts');
  const { cardFields, ...others } = await original<typeof import('#services/content/model/entries/common-fields.ts')>();
  return { ...others, cardFields: { ...cardFields, jingle: assetId.optional(), afterwards: z.array(entryId).optional() } };
});

const { db, connectionConfig } = await testDatabase();
const announced: string[] = [];
const listener = new pg.Client(connectionConfig);
await listener.connect();
listener.on('notification', ({ payload = '' }) => void announced.push(...(parseInvalidation(payload) ?? [])));
await listener.query(`listen ${channel}`);
afterAll(() => listener.end());

let root: string;

beforeAll(async () => {
  const page = (id: string) => entryText({ slug: id, title: id });
  ({ root } = await library({
    'page/song/en.md': entryText({
      slug: 'song',
      jingle: 'bells',
      afterwards: ['encore'],
      body: '::promotion{#a track="theme" singer="ana" shop="entry:shop"}',
    }),
    ...Object.fromEntries(['ana', 'shop', 'encore'].map((id) => [`page/${id}/en.md`, page(id)])),
  }));
});

test('the check names what is not there', async () => {
  const folder = (await readFolders(root)).find(({ id }) => id === 'song') ?? expect.unreachable('it was not read');
  const { problems } = checkEntry(folder, { site: testSite, entryIds: new Set(['song']), assetIds: new Set() });
  expect(problems.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'links to an entry that does not exist: ana',
      'links to an entry that does not exist: shop',
      'links to an entry that does not exist: encore',
      'shows an asset that does not exist: theme',
      'shows an asset that does not exist: bells',
    ]),
  );
});

test('they are stored, announced, and noted by the page that shows them', async () => {
  expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
  const links = await db.selectFrom('entry_link').select('target_id').where('entry_id', '=', 'song').execute();
  expect(links.map(({ target_id }) => target_id).sort()).toEqual(['ana', 'encore', 'shop']);
  const assets = await db.selectFrom('entry_asset').select('asset_id').where('entry_id', '=', 'song').execute();
  expect(assets.map(({ asset_id }) => asset_id).sort()).toEqual(['bells', 'theme']);
  await eventually(() => expect(announced).toEqual(expect.arrayContaining(['links-to:ana', 'links-to:shop', 'links-to:encore'])));

  const { result: found, notes } = await collectCacheTags(() => contentStore(db).atSlug('page', 'song', 'en'));
  expect([...notes.tags]).toEqual(expect.arrayContaining(['entry:ana', 'entry:shop', 'entry:encore']));
  expect(found.kind === 'found' && found.entry.linked.map(({ id }) => id)).toEqual(['ana', 'shop', 'encore']);
});
