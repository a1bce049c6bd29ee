import { parseFeed } from '@rowanmanning/feed-parser';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { feedPath, followedScreens } from '#app/addresses/files.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { languageTags, locales } from '#config/locale.ts';
import { openLibrary } from './library.ts';
import { openSite, origin } from './site.ts';

/** The answer to who has the page already that an answer was. */
const known = (etag: string | null) => ({ headers: { 'If-None-Match': etag ?? '' } });

const whole = await openSite({}, { keepsPages: true });
const { get, publish, write, edit } = await openLibrary({ keepsPages: true });

describe('A library of a few entries', () => {
  const note = 'Call the same day. We had written “this week” & <soon>.';
  const dated = (text: string, day: string) =>
    text.replace(/^publishedAt: .*$/m, `publishedAt: ${day}`).replace(/^updatedAt: .*$/m, `updatedAt: ${day}`);

  beforeAll(async () => {
    await write('page', 'first', (text) => dated(text, '2026-10-05'));
    await write('page', 'second', (text) => dated(text, '2026-11-05'));
    await write('page', 'about-us-whats-new', (text) => text.replace(/^slug: .*$/m, 'screen: about-us.whats-new'));
    await write('person', 'rosa', (text) => text);
    await write('personalStory', 'a-story', (text) =>
      text.replace(/^writer: .*$/m, 'writer: rosa').replace(/^illustrative: .*$/m, 'illustrative: true'),
    );
    await publish();
    await get(pathTo('about-us.whats-new', 'en'));
    await get(feedPath('about-us.whats-new', 'en'));
    await edit('page', 'first', (text) =>
      text.replace(
        /^updatedAt: .*$/m,
        `updatedAt: 2026-11-12\nchanges:\n  - date: 2026-11-12\n    text: ${JSON.stringify(note)}\n    matters: true\n  - date: 2026-10-06\n    text: A drawing was added.`,
      ),
    );
    await publish();
  });

  it('has the last change on the page that changed, and the earlier one folded', async () => {
    const { document } = await get('/first');
    const section = document.querySelector('#changes');
    expect(section?.querySelector('ul li')?.text).toContain('November 12, 2026');
    expect(section?.querySelector('details')?.text).toContain('A drawing was added.');
    expect(document.querySelector('article header a[href="#changes"]')).not.toBeNull();
    expect((await get('/second')).document.querySelector('#changes')).toBeNull();
  });

  it('lists by month what was added, and the change that matters; a page that was kept is made anew for it', async () => {
    const { document } = await get(pathTo('about-us.whats-new', 'en'));
    const months = document
      .querySelectorAll('section[id^=month-]')
      .map((month) => [month.id, month.querySelectorAll('a').map((link) => link.getAttribute('href'))]);
    expect(months).toEqual([
      // The change, and then what is new: what was published last first.
      ['month-2026-11', ['/first', '/personal-stories/a-story', '/about-us/whats-new', '/second']],
      ['month-2026-10', ['/first']],
    ]);
    expect(document.querySelector('#month-2026-11')?.text).not.toContain('A drawing was added.');
  });

  it('tells of the change in the feed, by an id of its own, as it was written', async () => {
    const feed = parseFeed((await get(feedPath('about-us.whats-new', 'en'))).text);
    const items = feed.items.map(({ id, description }) => [id, description]);
    expect(items).toContainEqual(['tag:alba.example,2026:en/first/changed/2026-11-12', note]);
    expect(items.map(([id]) => id)).toContain('tag:alba.example,2026:en/first');
  });

  it('says in the feed of stories that one is made up from many', async () => {
    const feed = parseFeed((await get(feedPath('personal-stories', 'en'))).text);
    expect(feed.items.map(({ id, description }) => [id, description?.match(/illustrat|composite|many/i) !== null])).toEqual([
      ['tag:alba.example,2026:en/a-story', true],
    ]);
  });

  it('finds nothing by the words of a change', async () => {
    const { document } = await get('/search?q=drawing+added');
    expect(document.querySelectorAll('main a[href="/first"]')).toEqual([]);
  });
});

describe.each(followedScreens.flatMap((screen) => locales.map((locale) => ({ screen, locale }))))(
  'The feed of $screen, $locale',
  async ({ screen, locale }) => {
    const { get } = whole;
    const path = feedPath(screen, locale);
    const [{ document }, answer] = await Promise.all([get(pathTo(screen, locale)), get(path)]);

    it('is named in the head of its page, and on it', () => {
      const link = document.querySelector('link[type="application/atom+xml"]');
      expect(link?.getAttribute('href')).toBe(origin + path);
      expect(document.querySelector(`main a[href="${path}"]`)).not.toBeNull();
    });

    it('is well-formed Atom in its language, whose entries have what the standard asks for', () => {
      expect(answer.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
      new SaxesParser({ xmlns: true }).write(answer.text).close();
      const feed = parseFeed(answer.text);
      expect(feed.meta).toEqual({ type: 'atom', version: '1.0' });
      expect([feed.language, feed.self, feed.url]).toEqual([languageTags[locale], origin + path, origin + pathTo(screen, locale)]);
      // Each library has news; stories are there once somebody told one.
      if (screen !== 'personal-stories') expect(feed.items.length).toBeGreaterThan(0);
      expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
      for (const { id, title, url, description, published, updated } of feed.items) {
        expect(id).toMatch(/^tag:alba\.example,2026:(en|es)\/[a-z0-9-]+(\/changed\/\d{4}-\d\d-\d\d)?$/);
        expect([title, description].every((words) => words && words.length > 3)).toBe(true);
        expect(url?.startsWith(`${origin}/`)).toBe(true);
        expect(Number(updated)).toBeGreaterThanOrEqual(Number(published));
        expect(Number(feed.updated)).toBeGreaterThanOrEqual(Number(updated));
      }
    });

    it('is kept, and not sent twice', async () => {
      const again = await get(path);
      expect(again.headers.get('Cache-Status')).toContain('hit');
      expect(again.headers.get('Last-Modified')).toMatch(/GMT$/);
      expect((await get(path, known(again.headers.get('ETag')))).status).toBe(304);
    });
  },
);

it.each(['/treatment.atom', '/about-us/whats-new.atom.atom', '/es/about-us/whats-new.atom'])('%s is no feed', async (path) => {
  expect((await whole.get(path)).status).toBe(404);
});
