import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type PlainScreenId, pathTo } from '#app/addresses/paths.ts';
import { isMenuEntry, menuEntryPath } from '#app/shell/menu-entries.ts';
import { linksOf, navigation } from '#app/shell/navigation.ts';
import { type Locale, locales } from '#config/locale.ts';
import { openSite } from './site.ts';

const { get } = await openSite();

/** The addresses of the pages of the library that no screen shows. */
async function articles(locale: Locale): Promise<string[]> {
  const texts = await Promise.all((await readdir('content/page')).map((id) => readFile(`content/page/${id}/${locale}.md`, 'utf8')));
  return texts.flatMap((text) => {
    const slug = /^slug: (.+)$/m.exec(text)?.[1];
    return slug && !/^status: draft/m.test(text) ? [pathTo('page', locale, { slug })] : [];
  });
}

/** What readers look for, the screen that says it, the section that does, and the words there that they would look for. */
const tasks: readonly { task: string; screen: PlainScreenId; section: string; says: { en: RegExp; es: RegExp }; isHub?: true }[] = [
  { task: 'what HER2-low is', screen: 'types', section: 'her2-low', says: { en: /HER2-low means/, es: /HER2 bajo/ } },
  { task: 'what stage IIA means', screen: 'types', section: 'stage-iia', says: { en: /stage IIA means/, es: /etapa IIA/ } },
  {
    task: 'what to ask at a first visit',
    screen: 'about-you.newly-diagnosed',
    section: 'questions',
    says: { en: /first visit/, es: /primera (cita|consulta)/ },
    isHub: true,
  },
  { task: 'whether hair falls out', screen: 'treatment-side-effects', section: 'hair', says: { en: /lose my hair/, es: /caer el pelo/ } },
  { task: 'signs that need a doctor today', screen: 'signs-symptoms', section: 'when-to-call', says: { en: /now/, es: /enseguida/ } },
  {
    task: 'what a family should have tested',
    screen: 'about-you.concerned-about-risk',
    section: 'family-tests',
    says: { en: /your family should have tested/, es: /pruebas le tocan a su familia/ },
  },
  { task: 'work during treatment', screen: 'about-you.in-treatment', section: 'work', says: { en: /Can I work/, es: /Puedo trabajar/ } },
  { task: 'how to help a wife', screen: 'about-you.caring-for-someone', section: 'partner', says: { en: /your wife/, es: /su esposa/ } },
  {
    task: 'what palliative care is',
    screen: 'types.metastatic',
    section: 'palliative-care',
    says: { en: /Palliative care/, es: /cuidados paliativos/i },
  },
  { task: 'dense breasts', screen: 'screening-testing', section: 'dense-breasts', says: { en: /Dense breasts/, es: /Senos densos/ } },
  { task: 'the words of a report', screen: 'pathology-report', section: 'er-pr', says: { en: /ER/, es: /RE/ } },
];

describe.each(locales)('in %s', (locale) => {
  it.each(tasks)(
    '$task is found: in a menu, and on its page at a heading that the contents name',
    async ({ screen, section, says, isHub }) => {
      // Menu, group, page: three taps on a phone.
      expect(navigation.filter((group) => linksOf(group).includes(screen))).toHaveLength(1);
      const { document } = await get(pathTo(screen, locale));
      expect(document.querySelector(`main [id="${section}"]`)?.text).toMatch(says[locale]);
      // A hub is as short as contents, and has none.
      expect(document.querySelector(`main nav a[href="#${section}"]`) === null).toBe(isHub === true);
    },
  );

  it.each(navigation.flatMap(linksOf).filter(isMenuEntry))('the menu leads to where %s is', async (id) => {
    expect((await get(menuEntryPath(id, locale))).status).toBe(200);
  });

  it('somebody to call in Spanish is one tap from home', async () => {
    const home = await get(pathTo('home', locale));
    expect(home.document.querySelector(`header a[href="${pathTo('helplines', locale)}"]`)).not.toBeNull();
    const { document } = await get(pathTo('helplines', locale));
    const lines = document.querySelectorAll('main li').map(({ text }) => text);
    expect(lines.every((text) => /Spanish|español|oprima 2/.test(text))).toBe(true);
  });

  it('what people ask first is answered one tap from home', async () => {
    const home = await get(pathTo('home', locale));
    const links = home.document.querySelectorAll('main a, footer a').map((link) => link.getAttribute('href')?.replace('#leaving', ''));
    expect(links).toEqual(
      expect.arrayContaining([
        pathTo('pathology-report', locale),
        `${pathTo('types', locale)}#stages`,
        `${pathTo('signs-symptoms', locale)}#when-to-call`,
        pathTo('page', locale, { slug: locale === 'en' ? 'questions-for-the-first-visit' : 'preguntas-para-la-primera-consulta' }),
        pathTo('calm-reading', locale),
      ]),
    );
  });

  it('every article is at most three taps from home: a page that home leads to, its contents, and a card or a link there', async () => {
    const home = await get(pathTo('home', locale));
    const near = new Set(
      home.document
        .querySelectorAll('main a')
        .map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, ''))
        .filter((path) => path.startsWith('/')),
    );
    const reached = new Set(near);
    for (const path of near) {
      const { document } = await get(path);
      for (const link of document.querySelectorAll('main a')) reached.add((link.getAttribute('href') ?? '').replace(/#.*/, ''));
    }
    expect((await articles(locale)).filter((path) => !reached.has(path))).toEqual([]);
  });

  it('home leads to where readers stand in one tap', async () => {
    const { document } = await get(pathTo('home', locale));
    const links = document.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    for (const screen of [
      'about-you.newly-diagnosed',
      'about-you.in-treatment',
      'about-you.caring-for-someone',
      'types.metastatic',
    ] as const)
      expect(links).toContain(pathTo(screen, locale));
  });
});
