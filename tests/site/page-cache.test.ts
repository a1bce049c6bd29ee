import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { textOfVersion } from '#services/content/publishing/version-history.ts';
import { otherYaml } from '#services/media/testing.ts';
import { eventually } from '#tests/eventually.ts';
import { patience } from '#tests/patience.ts';
import { openLibrary } from './library.ts';

const { root, get, db, publish, write, edit, fileOf } = await openLibrary({ keepsPages: true });

const set = (name: string, value: string) => (text: string) =>
  new RegExp(`^${name}:`, 'm').test(text)
    ? text.replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${value}`)
    : text.replace('---\n', `---\n${name}: ${value}\n`);
const titled = (title: string) => (text: string, locale: string) => set('title', `${title} ${locale}`)(text);
const onScreen = (screen: string) => (text: string) => text.replace(/^slug: .*/m, `screen: ${screen}`);

/** Asks until the pages are kept. */
async function keep(...paths: string[]): Promise<void> {
  for (const path of paths) {
    await get(path);
    // Where it lost the connection on which it hears of publications, nothing is kept for a moment.
    await eventually(async () => expect([path, (await get(path)).headers.get('Cache-Status')]).toEqual([path, 'alba; hit']));
  }
}

/** Waits for each page to say something, or with `not` to say it no more. */
async function says(pages: Record<string, string | RegExp>, { not = false } = {}): Promise<void> {
  const published = performance.now();
  for (const [path, words] of Object.entries(pages)) {
    const isSaid = async () => new RegExp(words).test((await get(path)).text);
    while ((await isSaid()) === not) {
      if (performance.now() - published > patience) throw new Error(`${path} ${not ? 'still says' : 'does not say'} ${words}`);
      await sleep(20);
    }
  }
}

async function answers(path: string, status: number): Promise<void> {
  const published = performance.now();
  while ((await get(path)).status !== status) {
    if (performance.now() - published > patience) throw new Error(`${path} does not answer ${status}`);
    await sleep(20);
  }
}

await write('page', 'unrelated', titled('Unrelated'));
await write('page', 'first', titled('First'));
await write('page', 'linking', (text) => `${text}\nRead [the first](entry:first) and [the sheet](asset:sheet).\n`);
for (const id of ['worries', 'hopes']) await write('topic', id, titled(id));
await write('page', 'types', (text, locale) => titled('Types of')(onScreen('types')(text), locale));
await write('page', 'glossary', (text) => onScreen('glossary')(text));
await write('glossaryTerm', 'biopsy', titled('Biopsy'));
await mkdir(path.join(root, 'asset'));
await writeFile(path.join(root, 'asset/sheet.pdf'), '%PDF-1.7\n%%EOF\n');
await writeFile(path.join(root, 'asset/sheet.yaml'), `language: en\n${otherYaml}`);
expect((await publish()).problems.filter(({ severity }) => severity === 'error')).toEqual([]);

const change = async (type: EntryType, id: string, by: (text: string, locale: string) => string) => {
  await edit(type, id, by);
  expect((await publish()).refused).toEqual([]);
};

describe('what is published shows within a second', () => {
  it('on its own page in both languages, and no other page is made again for it', async () => {
    await keep('/first', '/es/first', '/unrelated', '/types', '/topics', '/');
    await change('page', 'first', titled('Changed'));
    await says({ '/first': '<h1[^>]*>Changed en', '/es/first': '<h1[^>]*>Changed es' });
    await keep('/first');
    for (const path of ['/unrelated', '/types', '/topics', '/']) expect((await get(path)).headers.get('Cache-Status')).toBe('alba; hit');
  });

  it('in one language, though only the other was changed, where it names that', async () => {
    await keep('/first', '/es/first');
    const text = await textOfVersion(db, 'first', 'es', 1);
    await writeFile(fileOf('page', 'first', 'es'), set('slug', 'primera')(text?.source ?? ''));
    await publish();
    await says({ '/first': 'href="/es/primera"', '/es/primera': 'First es' });
    await answers('/es/first', 301);
  });

  it('on the pages of its topics: the new, the old, and those it stays under', async () => {
    await keep('/topics/worries', '/es/temas/worries', '/topics/hopes');
    await change('page', 'first', set('topics', '[worries]'));
    await says({ '/topics/worries': 'Changed en', '/es/temas/worries': '"/es/primera"' });
    await keep('/topics/worries', '/es/temas/worries', '/topics/hopes');
    await change('page', 'first', set('topics', '[hopes]'));
    await says({ '/topics/hopes': 'Changed en' });
    await says({ '/topics/worries': 'Changed en', '/es/temas/worries': '"/es/primera"' }, { not: true });
    await keep('/topics/hopes');
    await change('page', 'first', titled('Again'));
    await says({ '/topics/hopes': 'Again en', '/es/temas/hopes': 'Again es' });
  });

  it('on the pages of its section, and in the way to those under it', async () => {
    const inSection = (position: number) => (text: string) => set('sectionPosition', `${position}`)(set('section', 'types')(text));
    await write('page', 'beside', (text, locale) => inSection(1)(titled('Beside')(text, locale)));
    await publish();
    await keep('/types', '/beside');
    await write('page', 'later', (text, locale) => inSection(2)(titled('Later')(text, locale)));
    await publish();
    await says({ '/types': 'Later en', '/beside': 'rel="next"' });
    await keep('/types', '/beside', '/later');
    await change('page', 'later', set('section', 'beside'));
    await says({ '/types': 'Later en' }, { not: true });
    await says({ '/beside': 'In this section', '/later': '<a href="/beside">Beside en' });
    await keep('/later');
    await change('page', 'beside', titled('Besides'));
    await says({ '/later': '<a href="/beside">Besides en' });
  });

  it('on the list of topics, in the topics under one, and in the way to those', async () => {
    await write('topic', 'inner', (text) => set('parent', 'worries')(text));
    await write('topic', 'innermost', (text) => set('parent', 'inner')(text));
    await publish();
    await keep('/topics', '/topics/worries', '/topics/inner', '/topics/innermost');
    await change('topic', 'worries', titled('Fears'));
    await says({ '/topics': 'Fears en', '/topics/inner': 'Fears en', '/topics/innermost': 'Fears en' });
    await change('topic', 'inner', titled('Within'));
    await says({ '/topics': 'Within en', '/topics/worries': 'Within en' });
    await keep('/topics/worries', '/topics/hopes');
    await change('topic', 'inner', set('parent', 'hopes'));
    await says({ '/topics/worries': 'Within en' }, { not: true });
    await says({ '/topics/hopes': 'Within en' });
  });

  it('at home, when it is among the teasers there', async () => {
    await keep('/', '/es', '/types');
    await change('page', 'types', set('teaser', 'Other words that tell a reader what there is to be found.'));
    await says({ '/': 'Other words that', '/es': 'Other words that' });
  });

  it('in the glossary, on the page of a term, and on that of the term beside it', async () => {
    await keep('/glossary', '/es/glosario', '/glossary/biopsy');
    await change('glossaryTerm', 'biopsy', titled('Punch biopsy'));
    await says({ '/glossary': 'Punch biopsy en', '/es/glosario': 'Punch biopsy es', '/glossary/biopsy': 'Punch biopsy en' });
    await write('glossaryTerm', 'lump', titled('Lump'));
    await publish();
    await says({ '/glossary': 'Lump en', '/glossary/biopsy': 'Lump en' });
  });

  it('on the sitemap', async () => {
    await keep('/sitemaps/en-1.xml', '/sitemap.xml');
    await write('page', 'newest');
    await publish();
    await says({ '/sitemaps/en-1.xml': '/newest<' });
  });
});

describe('an address', () => {
  it('that is left leads on, and pages that link to it link to the new one', async () => {
    await keep('/linking', '/first');
    await change('page', 'first', (text, locale) => set('slug', locale === 'en' ? 'renamed' : 'primera')(text));
    await says({ '/linking': 'href="/renamed"', '/renamed': 'Again en' });
    await answers('/first', 301);
  });

  it('that another entry takes over shows that one', async () => {
    await keep('/renamed', '/linking');
    await edit('page', 'first', (text, locale) => set('slug', locale === 'en' ? 'first' : 'primera')(text));
    await write('page', 'taking', (text, locale) => set('slug', locale === 'en' ? 'renamed' : 'tomada')(titled('Taking')(text, locale)));
    expect((await publish()).refused).toEqual([]);
    await says({ '/renamed': 'Taking en', '/first': 'Again en', '/linking': 'href="/first"' });
  });

  it('of an entry that is taken back answers 410, links to it are gone, and a revert brings all of it back', async () => {
    await keep('/first', '/linking', '/topics/hopes', '/sitemaps/en-1.xml');
    await change('page', 'first', set('status', 'withdrawn'));
    await answers('/first', 410);
    await says({ '/linking': 'href="/first"', '/topics/hopes': 'Again en', '/sitemaps/en-1.xml': '/first<' }, { not: true });
    await keep('/linking', '/topics/hopes');
    await change('page', 'first', set('status', 'published'));
    await says({ '/first': 'Again en', '/linking': 'href="/first"', '/topics/hopes': 'Again en', '/sitemaps/en-1.xml': '/first<' });
  });
});

describe('an asset', () => {
  it('that is changed is another one on the pages that show it', async () => {
    await keep('/linking', '/es/linking', '/unrelated');
    const addressOf = async () => /\/media\/[0-9a-f]{64}\/sheet\.pdf/.exec((await get('/linking')).text)?.[0] ?? 'none';
    const before = await addressOf();
    expect(before).toMatch('/media/');
    await writeFile(path.join(root, 'asset/sheet.pdf'), '%PDF-1.7\n% changed\n%%EOF\n');
    await publish();
    await says({ '/linking': before, '/es/linking': before }, { not: true });
    await says({ '/linking': '/media/', '/es/linking': '/media/' });
    expect((await get('/unrelated')).headers.get('Cache-Status')).toBe('alba; hit');
  });
});

describe('by itself', () => {
  it('an entry shows on every page at its time, and goes at its time', async () => {
    await keep('/topics/worries', '/unrelated', '/sitemaps/en-1.xml');
    const begun = Date.now();
    const at = (seconds: number) => new Date(begun + seconds * 1_000).toISOString();
    await write(
      'page',
      'timed',
      (text, locale) =>
        [titled('Timed')(text, locale)]
          .map(set('topics', '[worries]'))
          .map(set('publishAt', at(20)))
          .map(set('unpublishAt', at(40)))[0] ?? '',
    );
    expect((await publish()).published).toEqual(['timed']);
    await keep('/topics/worries', '/sitemaps/en-1.xml');
    expect((await get('/timed')).status).toBe(404);
    const control = (await get('/topics/worries')).headers.get('Cache-Control') ?? '';
    expect(Number(/s-maxage=(\d+)/.exec(control)?.[1])).toBeLessThan(21);
    await says({ '/topics/worries': 'Timed en', '/timed': 'Timed en', '/sitemaps/en-1.xml': '/timed<' });
    expect(Date.now() - begun).toBeGreaterThanOrEqual(20_000);
    await keep('/timed', '/topics/worries');
    await says({ '/topics/worries': 'Timed en', '/sitemaps/en-1.xml': '/timed<' }, { not: true });
    await answers('/timed', 404);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(40_000);
  });
});
