import { describe, expect, it } from 'vitest';
import { organisation } from '#config/organisation.ts';
import { searchStandIn } from './search-stand-in.ts';
import { openSite } from './site.ts';

const { db, get: getOfSite } = await openSite();
const { openSearch } = await searchStandIn(db);
const address = (path: string, term: string) => `${path}?${new URLSearchParams({ q: term })}`;

describe('A search that speaks of dying', () => {
  it.each([
    ['/search', 'i want to die', 'You do not have to carry this alone', ['Call 988', 'Text 988', 'In danger now: call 911']],
    ['/search', 'quiero morirme', 'You do not have to carry this alone', ['Call 988', 'Text 988', 'In danger now: call 911']],
    [
      '/es/buscar',
      'no quiero vivir',
      'No tiene que cargar con esto a solas',
      ['Llame al 988 y oprima 2', 'Mande AYUDA por texto al 988', 'Si corre peligro: llame al 911'],
    ],
    ['/search', 'am i going to die', 'These are hard thoughts to carry', ['Call 988', 'Text 988', 'In danger now: call 911']],
  ])('%s?q=%s is told whom to call before anything else', async (path, term, title, calls) => {
    const { get } = openSearch({ en: { total: 12 }, es: { total: 12 } });
    const { main, status } = await get(address(path, term));
    expect(status).toBe(200);
    const [card] = main?.querySelectorAll('section[aria-labelledby]:has(a[href="tel:988"])') ?? [];
    const heading = card?.querySelector('h1');
    expect(heading?.text).toBe(title);
    expect(card?.getAttribute('aria-labelledby')).toBe(heading?.id);
    expect(card?.querySelectorAll('li a').map(({ text }) => text)).toEqual(calls);
    expect(card?.querySelectorAll('li a').map((link) => link.getAttribute('href'))).toEqual(['tel:988', 'sms:988', 'tel:911']);
    // It is the page's own heading: none stands before it, and none beside it.
    expect(main?.querySelectorAll('h1, h2').map(({ text }) => text)[0]).toBe(title);
    expect(main?.querySelectorAll('h1')).toHaveLength(1);
    expect(main?.querySelector('[data-searched]')).toBeNull();
    expect(main?.querySelector('[data-forgotten]')?.getAttribute('data-forgotten')).toBe(term);
  });

  it('says the same to who reads the other language, marked as that', async () => {
    const { get } = openSearch({});
    const english = await get(address('/search', 'suicide'));
    expect(english.main?.querySelector('section p[lang=es]')?.text).toContain('oprima 2');
    const spanish = await get(address('/es/buscar', 'suicidio'));
    expect(spanish.main?.querySelector('section p[lang=en-US]')?.text).toContain('call or text 988');
  });

  it('is told so too where the search fails, and nothing is found', async () => {
    const { get, lines } = openSearch({ fails: Object.assign(new Error('connection terminated'), { code: '57P01' }) });
    const { status, words } = await get(address('/search', 'kill myself'));
    expect([status, words.includes('Call 988'), words.includes('No results')]).toEqual([200, true, false]);
    expect(lines.join('')).not.toContain('kill myself');
  });

  it('has nothing laid over it', async () => {
    const { get } = openSearch({});
    const offered = async (term: string) => (await get(address('/search', term))).document.querySelector('aside[lang=es]') !== null;
    expect([await offered('suicide'), await offered('chemo')]).toEqual([false, true]);
  });

  it('leads to places that are there', async () => {
    const { get } = openSearch({});
    for (const [path, term] of [
      ['/search', 'am i going to die'],
      ['/es/buscar', 'me voy a morir'],
    ] as const) {
      const { main } = await get(address(path, term));
      const links =
        main?.querySelectorAll('section:has(a[href="tel:988"]) a:not([href*=":"])').map((link) => link.getAttribute('href')) ?? [];
      expect(links).toHaveLength(2);
      for (const link of links) {
        const [page = '', part] = (link ?? '').split('#');
        const { document, status } = await getOfSite(page);
        expect([link, status]).toEqual([link, 200]);
        if (part !== undefined) expect(document.querySelector(`[id="${part}"]`), link ?? '').not.toBeNull();
      }
    }
  });

  it('is told the number that the helplines have', () => {
    for (const lines of Object.values(organisation.helplines)) expect(lines.map(({ phone }) => phone)).toContain('988');
  });
});

it.each(['i want to die my hair', 'muerta de cansancio', 'chemo'])('%s shows no such card, and is counted', async (term) => {
  const { get } = openSearch({ en: { total: 12 } });
  const { main } = await get(address('/search', term));
  expect(main?.querySelector('a[href="tel:988"]')).toBeNull();
  expect(main?.querySelector('[data-searched]')?.getAttribute('data-searched')).toBe(term);
});

describe('A term that is too short to be searched for', () => {
  it.each([
    ['/search', 'ER', '“ER” may stand for', '/search?q=Estrogen+receptor'],
    ['/es/buscar', 'RM', '«RM» puede querer decir', '/es/buscar?q=Estrogen+receptor'],
  ])('%s?q=%s is offered in full', async (path, term, title, href) => {
    const { get, asked } = openSearch({ abbreviations: ['Estrogen receptor'] });
    const { main } = await get(address(path, term));
    const offered = main?.querySelector('nav[aria-labelledby=abbreviations]');
    expect([offered?.querySelector('h2')?.text, offered?.querySelector('a')?.getAttribute('href')]).toEqual([title, href]);
    expect(asked).toEqual([]);
  });

  it('is offered nothing where it stands for nothing known', async () => {
    const { get } = openSearch({});
    expect((await get('/search?q=zz')).main?.querySelector('nav[aria-labelledby=abbreviations]')).toBeNull();
  });
});

it('A term of the other language leads with what that has', async () => {
  const { get } = openSearch({ es: { total: 7, isOfOtherLanguage: true }, en: { total: 2, correction: 'side effects' } });
  const { main } = await get('/es/buscar?q=chemo+side+efects');
  expect(
    main
      ?.querySelectorAll('h2')
      .map(({ text }) => text)
      .slice(0, 2),
  ).toEqual(['Lo que tenemos en inglés', '7 resultados para «chemo side efects»']);
  expect(main?.querySelector('section p')?.text).toContain('side effects');
  expect(main?.querySelectorAll('section a[lang=en-US][hreflang=en]')).toHaveLength(2);
});
