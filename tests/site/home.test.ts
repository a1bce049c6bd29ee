import { cp } from 'node:fs/promises';
import { sql } from 'kysely';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it, vi } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { forumTalk } from '#app/features/forum/forum.ts';
import { locales } from '#config/locale.ts';
import { helplines, organisation } from '#config/organisation.ts';
import { eventually } from '#tests/eventually.ts';
import { openLibrary } from './library.ts';

// Before the sites are made, so that what they keep the time by is this clock too.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00-05:00') });

const mainOf = (document: HTMLElement) => {
  const main = document.querySelector('main');
  if (!main) throw new Error('the page has no main part');
  return main;
};
const headings = (document: HTMLElement) =>
  mainOf(document)
    .querySelectorAll('h2')
    .map((heading) => heading.text);
const hrefs = (part: HTMLElement) => part.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
/** The section under the heading that begins so. */
const under = (document: HTMLElement, heading: string) => {
  const found = mainOf(document)
    .querySelectorAll('section')
    .find((section) => section.querySelector('h2')?.text.startsWith(heading));
  if (!found) throw new Error(`nothing stands under ${heading}`);
  return found;
};

const order = {
  en: [
    'Where are you now?',
    'Would you rather talk to someone?',
    'What people ask most',
    'Read first',
    'Research, in plain words',
    'Latest on this site',
    'Talked about in the forum',
    'Coming up',
    'If you want to help',
  ],
  es: [
    '¿En qué momento está?',
    '¿Prefiere hablar con alguien?',
    'Lo que más se pregunta',
    'Para empezar',
    'La investigación, en palabras sencillas',
    'Lo último en el sitio',
    'De qué se habla en el foro',
    'Próximos encuentros',
    'Si quiere ayudar',
  ],
};

const whole = await openLibrary();
await cp('content', whole.root, { recursive: true });
await whole.publish();

describe.each(locales)('home, in %s, with the library as it is', async (locale) => {
  const { get } = whole;
  const { document } = await get(pathTo('home', locale));

  it('has its parts in the order in which somebody needs them', () => {
    expect(headings(document)).toEqual(order[locale]);
  });

  it('leads each of the six to their own page first of all, all of them there', async () => {
    const chooser = mainOf(document).querySelector('nav');
    const screens = ['newly-diagnosed', 'in-treatment', 'finished-treatment', 'caring-for-someone', 'concerned-about-risk'] as const;
    const paths = [...screens.map((screen) => pathTo(`about-you.${screen}`, locale)), pathTo('types.metastatic', locale)];
    expect(hrefs(chooser ?? mainOf(document)).toSorted()).toEqual(paths.toSorted());
    expect(hrefs(mainOf(document)).slice(0, 6).toSorted()).toEqual(paths.toSorted());
    for (const path of paths) expect((await get(path)).status, path).toBe(200);
  });

  it('names every helpline with its number, and how health data are treated', () => {
    const call = under(document, order[locale][1] ?? '');
    for (const { phone, name } of helplines(locale)) {
      expect(hrefs(call)).toContain(`tel:${phone}`);
      expect(call.text).toContain(name);
    }
    expect(hrefs(mainOf(document))).toContain(pathTo('policies.health-data', locale));
  });

  it('leads from each question to the part of a page that answers it, none twice', async () => {
    const paths = hrefs(under(document, order[locale][2] ?? ''));
    expect(paths.length).toBeGreaterThan(5);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      const [, section] = path.split('#');
      if (section) expect(answer.document.querySelector(`main [id="${section}"]`), path).not.toBeNull();
    }
  });

  it('shows research with pictures that say what they show, and does not repeat it among the latest', () => {
    const research = under(document, order[locale][4] ?? '');
    expect(research.querySelectorAll('h3')).toHaveLength(3);
    expect(research.querySelectorAll('img').length).toBeGreaterThan(0);
    expect(research.querySelectorAll('img').filter((image) => !image.getAttribute('alt'))).toEqual([]);
    const shown = research.querySelectorAll('h3').map(({ text }) => text);
    const latest = under(document, order[locale][5] ?? '')
      .querySelectorAll('h3')
      .map(({ text }) => text);
    expect(latest.length).toBeGreaterThan(0);
    expect(latest.filter((title) => shown.includes(title))).toEqual([]);
  });

  it('leads from all research news to all that there are, the newest first', async () => {
    const research = under(document, order[locale][4] ?? '');
    const all = (await get(hrefs(research).at(-1) ?? '')).document.querySelector('#all-news');
    const news = whole.db
      .selectFrom('entry')
      .select('title')
      .where('type', '=', 'researchNews')
      .where('locale', '=', locale)
      .where(sql<boolean>`fields -> 'archived' is distinct from 'true'`);
    const shown = all?.querySelectorAll('[data-entries] strong a').map(({ text }) => text) ?? [];
    const titles = (await news.execute()).map(({ title }) => title);
    expect(all?.querySelector('h2')?.text).toBe(`${research.querySelectorAll('a').at(-1)?.text} (${titles.length})`);
    // The list is in pages, of which this is the first.
    expect(shown.length).toBeGreaterThan(3);
    expect(new Set(shown).size).toBe(shown.length);
    expect(titles).toEqual(expect.arrayContaining(shown));
    const days = all?.querySelectorAll('time').map((time) => time.getAttribute('datetime') ?? '') ?? [];
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('leads to the forums in a new tab, and to events that say that they are samples', async () => {
    const forums = under(document, order[locale][6] ?? '').querySelectorAll('a');
    expect(forums.map((link) => link.getAttribute('href'))).toEqual(forumTalk([], locale).map(({ url }) => url));
    for (const link of forums) expect(link.getAttribute('target')).toBe('_blank');
    const events = under(document, order[locale][7] ?? '');
    const days = events.querySelectorAll('time').map((time) => Date.parse(time.getAttribute('datetime') ?? ''));
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(events.text).toContain(locale === 'en' ? 'Sample event' : 'Evento de muestra');
    for (const path of hrefs(events)) expect((await get(path)).status, path).toBe(200);
  });

  it('ends with the words on giving, and where to give', () => {
    const give = under(document, order[locale][8] ?? '');
    expect(
      give
        .querySelectorAll('p')
        .map(({ text }) => text)
        .join(' ').length,
    ).toBeGreaterThan(60);
    expect(hrefs(give)).toEqual(
      expect.arrayContaining([organisation.donationUrl, organisation.monthlyGivingUrl, pathTo('about-us.ways-to-give', locale)]),
    );
  });

  it('loads one picture with the page, and the others when they are near', () => {
    const eager = document.querySelectorAll('main img').filter((image) => image.getAttribute('loading') !== 'lazy');
    expect(eager).toHaveLength(1);
  });
});

describe('with an empty library', async () => {
  const { get, publish, write, edit } = await openLibrary({ keepsPages: true });
  const clock = (moment: string) => vi.setSystemTime(Date.parse(moment));
  const titled = (title: string) => (text: string, locale: string) => text.replace(/title: .*/, `title: ${title} ${locale}`);
  const onDay = (day: string) => (text: string) =>
    text.replace(/startsAt: .*/, `startsAt: ${day}T18:00:00-05:00`).replace(/endsAt: .*/, `endsAt: ${day}T19:00:00-05:00`);

  it('says in both languages that nothing is there now, and where to go instead', async () => {
    for (const locale of locales) {
      const { status, document } = await get(pathTo('home', locale));
      expect(status).toBe(200);
      const [who, call, , , research, , forums, events, give] = order[locale];
      expect(headings(document)).toEqual([who, call, research, forums, events, give]);
      expect(hrefs(under(document, research ?? ''))).toEqual([pathTo('news', locale)]);
      expect(hrefs(under(document, events ?? ''))).toEqual([pathTo('community', locale), pathTo('community.virtual-meetups', locale)]);
      for (const list of mainOf(document).querySelectorAll('ul')) expect(list.querySelectorAll('li').length).toBeGreaterThan(0);
    }
  });

  it('shows an event at once, the sooner one first, and no draft', async () => {
    await write('event', 'later', (text, locale) => titled('Later')(onDay('2027-02-03')(text), locale));
    await write('event', 'sooner', (text, locale) => titled('Sooner')(onDay('2026-12-03')(text), locale));
    await write('event', 'hidden', (text, locale) =>
      titled('Hidden')(onDay('2026-12-02')(text), locale).replace('status: published', 'status: draft'),
    );
    await write('researchNews', 'unready', (text, locale) => titled('Unready')(text, locale).replace('status: published', 'status: draft'));
    expect((await publish()).refused).toEqual([]);
    for (const locale of locales) {
      await eventually(async () => expect((await get(pathTo('home', locale))).text).toContain(`Sooner ${locale}`));
      const { text, document } = await get(pathTo('home', locale));
      expect(
        under(document, order[locale][7] ?? '')
          .querySelectorAll('h3')
          .map((title) => title.text),
      ).toEqual([`Sooner ${locale}`, `Later ${locale}`]);
      expect(text).not.toMatch(/Hidden|Unready/);
    }
  });

  it('is kept until an event ends, promises others no longer, and shows the event no more from that moment', async () => {
    clock('2026-12-03T18:59:00-05:00');
    await get('/');
    const kept = await get('/');
    expect(kept.headers.get('Cache-Status')).toBe('alba; hit');
    expect(kept.headers.get('Cache-Control')).toBe('public, max-age=60, s-maxage=60');
    expect(kept.text).toContain('Sooner en');
    clock('2026-12-03T18:59:59.900-05:00');
    expect((await get('/')).text).toContain('Sooner en');
    clock('2026-12-03T19:00:00-05:00');
    const after = await get('/');
    expect(after.text).not.toContain('Sooner en');
    expect(after.text).toContain('Later en');
  });

  it('leaves the page of an event that has ended, which says so from that moment, also beside the other language', async () => {
    clock('2027-02-03T18:59:59-05:00');
    await get('/later');
    const kept = await get('/later');
    expect(kept.headers.get('Cache-Status')).toBe('alba; hit');
    expect(kept.text).not.toContain('This event is over.');
    clock('2027-02-03T19:00:00-05:00');
    expect((await get('/later')).text).toContain('This event is over.');
    expect((await get('/es/later')).text).toContain('Este evento ya terminó.');
    const both = (await get('/later?with=es')).text;
    expect([both.includes('This event is over.'), both.includes('Este evento ya terminó.')]).toEqual([true, true]);
  });

  it('says that nothing is planned once the last has ended', async () => {
    clock('2027-02-03T19:00:00-05:00');
    expect(under((await get('/es')).document, 'Próximos encuentros').text).toContain('Por ahora no hay encuentros');
  });

  it('shows what is published later as the latest, and leaves out what is archived', async () => {
    await write('researchNews', 'study', titled('Study'));
    await write('personalStory', 'story', (text, locale) => titled('Story')(text, locale));
    await write('person', 'sample-person');
    await publish();
    await eventually(async () => expect((await get('/')).text).toContain('Story en'));
    const { document } = await get('/');
    expect(under(document, 'Research').text).toContain('Study en');
    expect(under(document, 'Latest').text).toContain('Story en');
    await edit('researchNews', 'study', (text) =>
      text.replace('publishedAt', 'archived: true\narchivedBecause: Newer results are out.\npublishedAt'),
    );
    await publish();
    await eventually(async () => expect((await get('/')).text).not.toContain('Study en'));
    // Other news is there, so that nothing has to be said of there being none.
    expect(headings((await get('/')).document)).not.toContain('Research, in plain words');
  });
});
