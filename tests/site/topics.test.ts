import type { HTMLElement } from 'node-html-parser';
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

await write('topic', 'worries', fields({ title: 'Worries', startWith: '[tea, sleep, bath]' }));
await write('topic', 'hopes', fields({ title: 'Hopes' }));
await write('topic', 'nights', fields({ title: 'Nights', parent: 'worries' }));
await write('topic', 'mornings', fields({ title: 'Mornings', parent: 'worries' }));
await write('page', 'types', (text) => fields({ title: 'Kinds', topics: '[worries]' })(text).replace(/^slug: .*/m, 'screen: types'));
await write('page', 'sleep', fields({ title: 'Sleep', topics: '[worries]' }));
await write('faq', 'why', fields({ title: 'Why me?', topics: '[worries]' }));
// One alone in its section is no group; Kitchen comes before Attic, as their section has them.
await write('page', 'house', fields({ title: 'House', topics: '[worries]' }));
await write('page', 'attic', fields({ title: 'Attic', topics: '[worries]', section: 'house', sectionPosition: '2' }));
await write('page', 'kitchen', fields({ title: 'Kitchen', topics: '[worries]', section: 'house', sectionPosition: '1' }));
await write('page', 'bath', fields({ title: 'Bath', topics: '[worries]', section: 'house', sectionPosition: '3' }));
await write('page', 'tea', fields({ title: 'Tea' }));
await write('person', 'ana', fields({ title: 'Ana', topics: '[worries, hopes]' }));
await write('page', 'rest', fields({ title: 'Rest', topics: '[nights]' }));
expect((await publish()).problems.filter(({ severity }) => severity === 'error')).toEqual([]);

const words = {
  en: { slug: '/topics', pages: '7 pages', empty: 'nothing on this topic yet' },
  es: { slug: '/es/temas', pages: '7 páginas', empty: 'Todavía no hay nada sobre este tema' },
};

describe.each(locales)('in %s', (locale) => {
  const at = (slug: string) => get(pathTo('topics.category', locale, { slug }));

  it('all topics are there with what stands under them counted: not topics, not what has no page', async () => {
    const { document } = await get(pathTo('topics', locale));
    const cards = document.querySelectorAll('main > ul > li');
    expect(cards.map((card) => card.querySelector('h2')?.text)).toEqual(['Hopes', 'Worries']);
    expect(cards[1]?.text).toContain(words[locale].pages);
    expect(cards[1]?.text).not.toContain('Nights');
    expect(document.querySelectorAll('main nav a').map(({ text }) => text)).toEqual(['Mornings', 'Nights']);
  });

  const titles = (group: HTMLElement) => group.querySelectorAll('li strong, li h3').map(({ text }) => text);

  it('a topic shows where to start, the topics within it, articles by their sections, and the rest by what it is', async () => {
    const { document } = await at('worries');
    const groups = document.querySelectorAll('main section[id^=topics-]');
    expect(groups.map((group) => [group.id, ...titles(group)])).toEqual([
      ['topics-start', 'Tea', 'Sleep', 'Bath'],
      ['topics-within', 'Mornings', 'Nights'],
      ['topics-house', 'House', 'Kitchen', 'Attic'],
      ['topics-articles', 'Kinds'],
      ['topics-questions', 'Why me?'],
    ]);
    expect(document.querySelector('#topics-house h2')?.text).toBe('House');
    expect(document.querySelector('main')?.text).not.toContain('Ana');
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
