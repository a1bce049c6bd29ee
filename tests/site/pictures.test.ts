import path from 'node:path';
import { expect, it } from 'vitest';
import { type PlainScreenId, pathTo } from '#app/addresses/paths.ts';
import { screenIds } from '#app/addresses/screen-table.ts';
import { shelfPlansOf } from '#app/entries/shelves/shelf-plans.ts';
import { temporaryFolder } from '#config/testing-folders.ts';
import { diskMediaFiles } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { openSite } from './site.ts';

const dataDirectory = await temporaryFolder('media');
const { get, db } = await openSite({ dataDirectory });
await publishAssets(db, diskMediaFiles(path.join(dataDirectory, 'media')), (await readAssets('content')).assets);

/** Pages that lead on: those with shelves, home, and the topics. Their pictures are the same in both languages. */
const { document: all } = await get(pathTo('topics', 'en'));
const topics = all.querySelectorAll('main h2 > a').map((link) => link.getAttribute('href') ?? '');
const screens = screenIds.filter((screen): screen is PlainScreenId => shelfPlansOf(screen).length > 0);
const pages = ['/', ...screens.map((screen) => pathTo(screen, 'en')), ...topics];

it.each(pages)('%s shows no picture twice, and no card alone in a row', async (path) => {
  const { status, document } = await get(path);
  expect(status).toBe(200);
  const pictures = document.querySelectorAll('main img').map((image) => image.getAttribute('src'));
  expect(pictures).toEqual([...new Set(pictures)]);
  for (const shelf of document.querySelectorAll('[data-shelf]')) expect(shelf.querySelectorAll('img').length % 2, shelf.id).toBe(0);
});

it.each(topics)('%s starts with three, each with a picture', async (path) => {
  const start = (await get(path)).document.querySelectorAll('#topics-start li');
  expect(start.map((card) => card.querySelectorAll('img').length)).toEqual([1, 1, 1]);
});
