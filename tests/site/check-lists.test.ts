import { describe, expect, it } from 'vitest';
import type { Locale } from '#config/locale.ts';
import { openLibrary } from './library.ts';
import { openSite } from './site.ts';

const { get } = await openSite();
const pages = {
  en: ['/first-week', '/questions-for-the-first-visit'],
  es: ['/es/primera-semana', '/es/preguntas-para-la-primera-consulta'],
} as const;

async function listsOn(path: string) {
  const { document } = await get(path);
  return document.querySelectorAll('[data-island*=TickList]');
}

/** The props that travel to the browser: ids, by which ticks are kept. */
async function idsOn(path: string): Promise<string[]> {
  return (await listsOn(path)).flatMap((island) => {
    const [, , { id, items }]: [Locale, unknown, { id: string; items: { id: string }[] }] = JSON.parse(
      island.getAttribute('data-data') ?? '',
    );
    return [id, ...items.map((item) => item.id)];
  });
}

describe('The lists for the first days', () => {
  it.each([0, 1])('have the same ids in both languages, page %i', async (index) => {
    const english = await idsOn(pages.en[index] ?? '');
    expect(english.length).toBeGreaterThan(8);
    expect(await idsOn(pages.es[index] ?? '')).toEqual(english);
  });

  it.each(Object.values(pages).flat())('are plain lists on %s, whose fields no form could send', async (path) => {
    for (const list of await listsOn(path)) {
      expect(list.querySelectorAll('li').length).toBeGreaterThan(8);
      expect(list.querySelectorAll('[name]').filter((field) => field.getAttribute('type') !== 'radio')).toEqual([]);
      for (const form of list.querySelectorAll('form')) expect(form.getAttribute('method')).toBe('dialog');
      for (const control of list.querySelectorAll('input, button, textarea')) expect(control.closest('.needs-script')).not.toBeNull();
    }
  });

  it.each(Object.values(pages).flat())('lead from %s only to what is there', async (path) => {
    for (const list of await listsOn(path)) {
      for (const link of list.querySelectorAll('a')) {
        const [target = '', section] = (link.getAttribute('href') ?? '').split('#');
        const { status, document } = await get(target);
        expect(status, target).toBe(200);
        if (section) expect(document.querySelector(`[id="${section}"]`), `${target}#${section}`).not.toBeNull();
      }
    }
  });
});

describe.each([
  { hub: '/about-you/newly-diagnosed', lists: pages.en, done: '0 of 10 done' },
  { hub: '/es/sobre-ti/diagnostico-reciente', lists: pages.es, done: '0 de 10 hechos' },
])('The page for the newly diagnosed, $hub', async ({ hub, lists, done }) => {
  const { document } = await get(hub);

  it('shows each list as a card that leads to it, and what only a script can know for who has one', () => {
    const cards = ['first-week', 'questions'].map((id) => document.querySelector(`[id="${id}"]`));
    expect(cards.map((card) => card?.querySelector('h2 a')?.getAttribute('href'))).toEqual([...lists]);
    expect(cards[0]?.text).toContain(done);
    for (const card of cards) expect(card?.querySelector('[data-island]')?.closest('.needs-script')).not.toBeNull();
  });

  it('has a place for each link that was ever given to its parts, and leads on only to places that are there', async () => {
    const parts = [
      'first-week',
      'what-can-wait',
      'call-now',
      'words',
      'word-table',
      'tests',
      'care-team',
      'second-opinion',
      'whom-to-tell',
    ];
    for (const id of [...parts, 'work-money', 'interpreter', 'worries', 'worries-die', 'questions', 'who-to-call'])
      expect(document.querySelector(`main [id="${id}"]`), id).not.toBeNull();
    for (const link of document.querySelectorAll('main section a[href*="#"]')) {
      const [target = '', section] = (link.getAttribute('href') ?? '').split('#');
      expect((await get(target)).document.querySelector(`[id="${section}"]`), `${target}#${section}`).not.toBeNull();
    }
  });
});

describe('A text that shows a check-list', () => {
  it('shows it anew when that is published, and a link where it is not in this language', async () => {
    const { get, publish, write, edit } = await openLibrary({ keepsPages: true });
    await write('check-list', 'packing', (text) => text.replace('text: …', 'text: Warm socks'));
    await write('page', 'first-day', (text) => `${text}\n![](entry:packing)\n`);
    await publish();
    expect((await get('/first-day')).document.querySelector('[data-island*=TickList] li')?.text).toContain('Warm socks');
    await edit('check-list', 'packing', (text) => text.replace('Warm socks', 'A long cable'));
    await publish();
    await expect.poll(async () => (await get('/first-day')).text).toContain('A long cable');
    await edit('check-list', 'packing', (text, locale) => (locale === 'es' ? text.replace('published', 'draft') : text));
    await publish();
    await expect
      .poll(async () => (await get('/es/first-day')).document.querySelector('main section p a')?.getAttribute('href'))
      .toBe('/packing');
  });

  it('is refused with two items of one id', async () => {
    const { publish, write } = await openLibrary();
    await write('check-list', 'packing', (text) => text.replace('text: …', 'text: a\n  - id: first\n    text: b'));
    expect((await publish()).refused).toEqual(['packing']);
  });
});
