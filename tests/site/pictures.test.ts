import { expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { plainScreenRows } from '#tests/fixtures/screens.ts';
import { openSite } from './site.ts';

const { get } = await openSite();

/** Pages that lead on: those of screens and of topics. */
const pages = await Promise.all(
  locales.map(async (locale) => {
    const { document } = await get(pathTo('topics', locale));
    const topics = document.querySelectorAll('main h2 > a').map((link) => link.getAttribute('href') ?? '');
    return [...plainScreenRows.flatMap((row) => (row.access === 'public' && row.status === 200 ? [row[locale]] : [])), ...topics];
  }),
);

it('no page shows a picture twice, and no card stands alone in a row', async () => {
  expect(pages.flat().length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const path of pages.flat()) {
    const { document } = await get(path);
    const pictures = document.querySelectorAll('main img').map((image) => image.getAttribute('src'));
    if (new Set(pictures).size < pictures.length) wrong.push(`${path} repeats a picture`);
    for (const shelf of document.querySelectorAll('[data-shelf]:has(img)'))
      if (shelf.querySelectorAll('img').length % 2 > 0) wrong.push(`${path}#${shelf.id}`);
  }
  expect(wrong).toEqual([]);
});

it.each(pages.flatMap((each) => each.filter((path) => /^\/(topics|es\/temas)\//.test(path))))(
  '%s starts with three, each with a picture',
  async (path) => {
    const start = (await get(path)).document.querySelectorAll('#topics-start li');
    expect(start).toHaveLength(3);
    for (const card of start) expect(card.querySelector('img')).not.toBeNull();
  },
);
