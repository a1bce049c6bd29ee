import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { isScreenId, type PlainScreenId, pathTo, screensAbove } from '#app/addresses/paths.ts';
import { screenIds } from '#app/addresses/screen-table.ts';
import { shelfPlansOf } from '#app/entries/shelves/shelf-plans.ts';
import { locales } from '#config/locale.ts';
import { plainScreenRows } from '#tests/fixtures/screens.ts';
import { patience } from '#tests/patience.ts';
import { openLibrary } from './library.ts';
import { openSite, statusesBy } from './site.ts';

const { get } = await openSite();
const statusOf = statusesBy(get);
const screens = screenIds.filter((screen): screen is PlainScreenId => shelfPlansOf(screen).length > 0);

/** Where the cards and the lists of a page lead, in order. */
const cardsOf = (document: HTMLElement) =>
  document.querySelectorAll('main :is(h2, h3, h4) > a, [data-shelf] strong > a').map((link) => link.getAttribute('href') ?? '');
const shelvesOf = (document: HTMLElement) => document.querySelectorAll('[data-shelf]');

/** Screens that the library's pages do not fill: they answer a form, belong to a session, or list by themselves. */
const withoutCards = new Set([
  'contact',
  'newsletter',
  'visitor-survey',
  'about-us.share-your-story',
  'profile',
  'update-profile',
  'error',
]);

describe.each(locales)('in %s', (locale) => {
  it('each screen shows those under it', async () => {
    const under = plainScreenRows.flatMap(({ screen, access, status }) => {
      const above = isScreenId(screen) ? screensAbove(screen).at(-1) : undefined;
      return above && access === 'public' && status === 200 && !withoutCards.has(above) ? [{ screen, above }] : [];
    });
    expect(under.length).toBeGreaterThan(30);
    for (const { screen, above } of under) {
      const { document } = await get(pathTo(above, locale));
      const links = document.querySelectorAll('main a').map((link) => link.getAttribute('href'));
      expect(links, `${above} shows ${screen}`).toContain(plainScreenRows.find((row) => row.screen === screen)?.[locale]);
    }
  });

  it.each(screens)('%s shows no card twice, none of itself, and only what is there', async (screen) => {
    const { document } = await get(pathTo(screen, locale));
    const cards = cardsOf(document);
    expect(cards.length).toBe(new Set(cards).size);
    expect(cards).not.toContain(pathTo(screen, locale));
    for (const shelf of shelvesOf(document)) {
      expect(shelf.querySelectorAll('li').length).toBeGreaterThan(0);
      expect(document.querySelectorAll(`[id="${shelf.id}"]`)).toHaveLength(1);
      for (const link of shelf.querySelectorAll('a')) expect(await statusOf(link.getAttribute('href') ?? '')).toBe(200);
    }
  });

  it('the page about the reader leads to each of the six', async () => {
    const { document } = await get(pathTo('about-you', locale));
    const links = document.querySelectorAll('nav[aria-labelledby=personas] a').map((link) => link.getAttribute('href'));
    const six = ['newly-diagnosed', 'in-treatment', 'finished-treatment', 'caring-for-someone', 'concerned-about-risk'] as const;
    expect(new Set(links)).toEqual(
      new Set([...six.map((each) => pathTo(`about-you.${each}`, locale)), pathTo('types.metastatic', locale)]),
    );
  });
});

it('names no entry that the library does not have', async () => {
  const named = screenIds.flatMap((screen) => shelfPlansOf(screen).flatMap(({ entries = [] }) => entries));
  const there = new Set(await readdir('content/page'));
  expect(named.filter((id) => !there.has(id))).toEqual([]);
});

describe('a shelf', async () => {
  const library = await openLibrary({ keepsPages: true });
  const { write, edit, publish } = library;
  const set = (name: string, value: string) => (text: string) =>
    new RegExp(`^${name}:`, 'm').test(text)
      ? text.replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${value}`)
      : text.replace('---\n', `---\n${name}: ${value}\n`);
  const filling = (screen: string) => (text: string) => text.replace(/^slug: .*/m, `screen: ${screen}`);
  const path = '/types/metastatic';
  await write('page', 'types-metastatic', filling('types.metastatic'));
  await write('page', 'treatment', filling('treatment'));
  await write('page', 'wigs', (text) => set('title', 'About wigs')(text));
  await publish();

  const shows = async (there: boolean) => {
    const until = performance.now() + patience;
    while ((await library.get(path)).text.includes('About wigs') !== there)
      if (performance.now() > until) throw new Error(`${path} ${there ? 'does not show' : 'still shows'} it`);
      else await sleep(20);
  };

  it('that stays empty is left out', async () => {
    expect(shelvesOf((await library.get(path)).document)).toEqual([]);
  });

  it('shows what begins to carry its tag, and no more what ceases to', async () => {
    await library.get(path);
    await edit('page', 'wigs', set('personas', '[metastatic]'));
    await publish();
    await shows(true);
    await edit('page', 'wigs', set('personas', '[in-treatment]'));
    await publish();
    await shows(false);
  });

  it('shows the entries that it names in their order, and those alone that are there', async () => {
    await write('page', 'types', filling('types'));
    for (const id of ['stage-3', 'stage-1']) await write('page', id, set('title', id));
    await publish();
    const until = performance.now() + patience;
    const titles = async () =>
      shelvesOf((await library.get('/types')).document).map((shelf) => shelf.querySelectorAll('li strong').map(({ text }) => text));
    while (!(await titles()).some((each) => each.join() === 'stage-1,stage-3'))
      if (performance.now() > until) throw new Error(`it shows ${JSON.stringify(await titles())}`);
      else await sleep(20);
  });

  it('shows a screen under it as soon as that is filled', async () => {
    expect((await library.get('/treatment')).text).not.toContain('href="/treatment/surgery"><span');
    await library.get('/treatment');
    await write('page', 'treatment-surgery', (text) => set('title', 'Operations')(filling('treatment.surgery')(text)));
    await publish();
    const until = performance.now() + patience;
    while (!cardsOf((await library.get('/treatment')).document).includes('/treatment/surgery')) {
      if (performance.now() > until) throw new Error('it does not');
      await sleep(20);
    }
  });
});
