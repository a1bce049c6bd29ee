import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { openLibrary } from './library.ts';

const { get, write, edit, publish } = await openLibrary({ keepsPages: true });

const set = (name: string, value: string) => (text: string) =>
  new RegExp(`^${name}:`, 'm').test(text)
    ? text.replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${value}`)
    : text.replace('---\n', `---\n${name}: ${value}\n`);
const fields = (given: Record<string, string>) => (text: string) =>
  Object.entries(given).reduce((changed, [name, value]) => set(name, value)(changed), text);

await write('topic', 'worries', fields({ title: 'Worries' }));
await write('topic', 'hopes', fields({ title: 'Hopes' }));
await write('topic', 'nights', fields({ title: 'Nights', parent: 'worries' }));
await write('topic', 'mornings', fields({ title: 'Mornings', parent: 'worries' }));
await write('page', 'types', (text) => fields({ title: 'Kinds', topics: '[worries]' })(text).replace(/^slug: .*/m, 'screen: types'));
await write('page', 'sleep', fields({ title: 'Sleep', topics: '[worries]' }));
await write('faq', 'why', fields({ title: 'Why me?', topics: '[worries]' }));
await write('person', 'ana', fields({ title: 'Ana', topics: '[worries, hopes]' }));
await write('page', 'rest', fields({ title: 'Rest', topics: '[nights]' }));
expect((await publish()).problems.filter(({ severity }) => severity === 'error')).toEqual([]);

const words = {
  en: { slug: '/topics', pages: '3 pages', empty: 'nothing on this topic yet' },
  es: { slug: '/es/temas', pages: '3 páginas', empty: 'Todavía no hay nada sobre este tema' },
};

describe.each(locales)('in %s', (locale) => {
  const at = (slug: string) => get(pathTo('topics.category', locale, { slug }));
  const headings = (document: Awaited<ReturnType<typeof at>>['document'], level: string) =>
    document.querySelectorAll(`main ${level}`).map(({ text }) => text);

  it('all topics are there with what stands under them counted: not topics, not what has no page', async () => {
    const { document } = await get(pathTo('topics', locale));
    const cards = document.querySelectorAll('main > ul > li');
    expect(cards.map((card) => card.querySelector('h2')?.text)).toEqual(['Hopes', 'Worries']);
    expect(cards[1]?.text).toContain(words[locale].pages);
    expect(cards[1]?.text).not.toContain('Nights');
    expect(document.querySelectorAll('main nav a').map(({ text }) => text)).toEqual(['Mornings', 'Nights']);
  });

  it('a topic shows the topics within it, where to start, and the rest by what it is', async () => {
    const { document } = await at('worries');
    const groups = document.querySelectorAll('main section[id^=topics-]');
    expect(groups.map(({ id }) => id)).toEqual(['topics-within', 'topics-start', 'topics-articles', 'topics-questions']);
    expect(groups.map((group) => group.querySelectorAll('h3').map(({ text }) => text))).toEqual([
      ['Mornings', 'Nights'],
      ['Kinds'],
      ['Sleep'],
      ['Why me?'],
    ]);
    expect(headings(document, 'h3')).not.toContain('Ana');
  });

  it('a topic with one kind of pages has one heading for them, and the way through those above it', async () => {
    const { document } = await at('nights');
    expect(document.querySelectorAll('main section[id^=topics-]')).toHaveLength(1);
    const steps = document.querySelectorAll('nav ol a').map((link) => link.getAttribute('href'));
    expect(steps.slice(-2)).toEqual([pathTo('topics', locale), `${words[locale].slug}/worries`]);
  });

  it('a topic leads to all topics and to those beside it, and says which it is', async () => {
    const { document } = await at('nights');
    const links = document.querySelectorAll('main nav a');
    expect(links[0]?.getAttribute('href')).toBe(pathTo('topics', locale));
    expect(links.slice(1).map(({ text }) => text)).toEqual(['Mornings', 'Nights']);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map(({ text }) => text)).toEqual(['Nights']);
  });

  it('a topic with nothing under it says so, and who can help', async () => {
    const { text, document } = await at('hopes');
    expect(text).toContain(words[locale].empty);
    expect(document.querySelector(`main a[href="${pathTo('helplines', locale)}"]`)).not.toBeNull();
  });
});

it('a topic is made again for what stands under it, and not for what stands under another', async () => {
  const [worries, hopes] = ['/topics/worries', '/topics/hopes'];
  const kept = async (path: string) => (await get(path)).headers.get('Cache-Status');
  for (const path of [worries, hopes]) await get(path);
  await edit('faq', 'why', (text) => text.replace('Why me?', 'Why now?'));
  await publish();
  await expect.poll(async () => (await get(worries)).text).toContain('Why now?');
  expect(await kept(hopes)).toBe('alba; hit');
});
