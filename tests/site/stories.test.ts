import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { openLibrary } from './library.ts';
import type { Answer } from './site.ts';

const { get, publish, write } = await openLibrary();

const titled = (text: string, title: string) => text.replace(/title: .*/, `title: ${title}`);
const dayOf = (at: number) => `2026-${String(Math.floor(at / 28) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
const perPage = 12;
const count = 2 * perPage + 3;
/** Every fifth is of the second kind. */
const kindOf = (at: number) => (at % 5 === 0 ? 'story-after' : 'story-new');

await write('person', 'sample-person', (text) => titled(text, 'Ana Muestra'));
await write('page', 'personal-stories', (text) => text.replace('slug: personal-stories', 'screen: personal-stories'));
for (const [position, id] of ['story-new', 'story-after', 'story-empty'].entries())
  await write('storyCategory', id, (text, locale) =>
    titled(text, `${id} ${locale}`)
      .replace(`slug: ${id}`, `slug: ${id}-${locale}`)
      .replace('publishedAt', `section: personal-stories\nsectionPosition: ${position + 1}\npublishedAt`),
  );
for (let at = 0; at < count; at++)
  await write('personalStory', `told-${at}`, (text, locale) =>
    titled(text, `Told ${at} ${locale}`)
      .replaceAll('2026-11-20', dayOf(at))
      .replace('illustrative: true', `illustrative: ${at !== 1}\ncategory: ${kindOf(at)}`),
  );
await publish();

const landing = (locale: 'en' | 'es') => pathTo('personal-stories', locale);
const categoryPath = (id: string, locale: 'en' | 'es') => pathTo('personal-stories.category', locale, { slug: `${id}-${locale}` });
const titlesIn = ({ document }: Answer) => document.querySelectorAll('#stories h3').map((each) => each.text.trim());
const newestFirst = (locale: string, wanted: (at: number) => boolean = () => true) =>
  Array.from({ length: count }, (_, at) => count - 1 - at)
    .filter(wanted)
    .map((at) => `Told ${at} ${locale}`);

describe.each(locales)('in %s', (locale) => {
  it('the pages of the landing hold every story once, the newest first, and links lead through them', async () => {
    const shown: string[] = [];
    for (let path: string | undefined = landing(locale); path !== undefined; ) {
      const answer = await get(path);
      shown.push(...titlesIn(answer));
      path = answer.document.querySelector('#stories a[rel=next]')?.getAttribute('href');
    }
    expect(shown).toEqual(newestFirst(locale));
  });

  it('the oldest come first where that is asked for, and so does a page of them', async () => {
    const first = await get(`${landing(locale)}?sort=oldest`);
    expect(titlesIn(first)).toEqual(newestFirst(locale).reverse().slice(0, perPage));
    expect(titlesIn(await get(`${landing(locale)}?page=2&sort=oldest`))).toEqual(
      newestFirst(locale)
        .reverse()
        .slice(perPage, 2 * perPage),
    );
  });

  it('a kind holds its own stories, and says how many; one that holds none is not offered', async () => {
    const answer = await get(categoryPath('story-after', locale));
    expect(titlesIn(answer)).toEqual(newestFirst(locale, (at) => kindOf(at) === 'story-after'));
    const kinds = answer.document
      .querySelectorAll('nav .chips a')
      .map((link) => [link.getAttribute('href'), /\((\d+)\)/.exec(link.text)?.[1]]);
    expect(kinds).toEqual([
      [landing(locale), String(count)],
      [categoryPath('story-new', locale), String(count - Math.ceil(count / 5))],
      [categoryPath('story-after', locale), String(Math.ceil(count / 5))],
    ]);
  });

  it('a category has its slug in each language', async () => {
    const { document } = await get(categoryPath('story-new', locale));
    const alternates = document.querySelectorAll('link[rel=alternate][hreflang]').map((link) => link.getAttribute('href') ?? '');
    for (const each of locales) expect(alternates.some((href) => href.endsWith(categoryPath('story-new', each)))).toBe(true);
  });

  it('a story says who tells it, of what kind it is, and that it is made up where it is', async () => {
    const of = (at: number) => get(pathTo('personal-stories.detail', locale, { slug: `told-${at}` }));
    const head = (await of(3)).document.querySelector('article header');
    const composite = locale === 'en' ? 'illustrative composite' : 'Retrato ilustrativo';
    expect(head?.text).toContain('Ana Muestra');
    expect(head?.text).toContain(composite);
    expect(head?.querySelector(`a[href="${categoryPath('story-new', locale)}"]`)?.text).toBe(`story-new ${locale}`);
    expect((await of(1)).document.querySelector('article header')?.text).not.toContain(composite);
  });

  it('a story ends with the latest of its kind, and never with itself', async () => {
    const { document } = await get(pathTo('personal-stories.detail', locale, { slug: 'told-5' }));
    const others = document.querySelectorAll('#other-stories h3').map((each) => each.text.trim());
    expect(others).toEqual([`Told 25 ${locale}`, `Told 20 ${locale}`]);
  });
});

it('search engines keep the list as it stands at its path, and no page of it beyond', async () => {
  const robots = async (query: string) =>
    (await get(landing('en') + query)).document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  expect(await robots('')).not.toContain('noindex');
  expect(await robots('?page=2')).toContain('noindex');
  expect(await robots('?sort=oldest')).toContain('noindex');
});

it('a page that is not there is the last one, and nonsense is the first', async () => {
  expect(titlesIn(await get(`${landing('en')}?page=99`))).toEqual(newestFirst('en').slice(2 * perPage));
  expect(titlesIn(await get(`${landing('en')}?page=x&sort=best`))).toEqual(newestFirst('en').slice(0, perPage));
});
