import { describe, expect, it } from 'vitest';
import { localeOfPath, pathTo } from '#app/addresses/paths.ts';
import { type Locale, locales } from '#config/locale.ts';
import { isAboveMenus, litPlace, wholeTrail } from '../wayfinding/place.ts';
import { machineFaults } from './machine-readable.ts';
import { type Answer, openSite } from './site.ts';

const { get } = await openSite();

const slugs = {
  tamoxifen: { en: 'tamoxifen', es: 'tamoxifeno' },
  aromatase: { en: 'aromatase-inhibitors', es: 'inhibidores-de-la-aromatasa' },
  hair: { en: 'hair-loss', es: 'caida-del-pelo' },
  fatigue: { en: 'cancer-fatigue', es: 'cansancio-por-el-cancer' },
  neuropathy: { en: 'neuropathy', es: 'neuropatia' },
} as const;
const pathOf = (entry: keyof typeof slugs, locale: Locale) => pathTo('page', locale, { slug: slugs[entry][locale] });

const trail = ({ document }: Answer, name: string) =>
  document.querySelectorAll(`nav[aria-label="${name}"] a`).map((link) => link.getAttribute('href'));
const lit = ({ document }: Answer) => document.querySelector('header summary[aria-current]')?.text;
const links = ({ document }: Answer, selector: string) => document.querySelectorAll(selector).map((link) => link.getAttribute('href'));

/** The paths that a sitemap names. */
async function locationsIn(path: string): Promise<string[]> {
  const { text } = await get(path);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

describe.each([
  ['en', 'You are here', 'Treatment'],
  ['es', 'Usted está aquí', 'Tratamiento'],
] as const)('A page of a section, in %s', (locale, here, treatment) => {
  it('has its whole trail, in the words of its language, and lights its menu', async () => {
    const page = await get(pathOf('tamoxifen', locale));
    const above = [pathTo('home', locale), pathTo('treatment', locale), pathTo('treatment.hormonal-therapy', locale)];
    expect(trail(page, here)).toEqual(above);
    expect(lit(page)).toBe(treatment);
    const data: { itemListElement: { item: string }[] } = JSON.parse(
      page.document.querySelector(`nav[aria-label="${here}"] script`)?.text ?? '',
    );
    expect(data.itemListElement.map(({ item }) => new URL(item).pathname)).toEqual([...above, pathOf('tamoxifen', locale)]);
  });

  it('names what else is in it, and the pages before and after in its order', async () => {
    const page = await get(pathOf('hair', locale));
    const inSection = links(page, 'nav[aria-labelledby=in-this-section] li a');
    expect(inSection).toContain(pathOf('fatigue', locale));
    expect(inSection).not.toContain(pathOf('hair', locale));
    expect(page.document.querySelectorAll('nav[aria-labelledby=in-this-section] [aria-current=page]')).toHaveLength(1);
    expect(links(page, 'a[rel=prev]')).toEqual([pathOf('fatigue', locale)]);
    expect(links(page, 'a[rel=next]')).toEqual([pathOf('neuropathy', locale)]);
    expect(links(page, '[data-related] a').filter((path) => inSection.includes(path))).toEqual([]);
  });

  it('that is a section leads to what it holds', async () => {
    const page = await get(pathTo('treatment.hormonal-therapy', locale));
    expect(links(page, 'main a')).toEqual(expect.arrayContaining([pathOf('tamoxifen', locale), pathOf('aromatase', locale)]));
  });
});

describe.each(locales)('Every page of the library, in %s', (locale) => {
  it('answers, lights its menu or its place in the footer, has its trail and a title that no other has, and tells machines what it is', async () => {
    const maps = await locationsIn('/sitemap.xml');
    const all = (await Promise.all(maps.map(locationsIn))).flat();
    const paths = all.filter((path) => localeOfPath(path) === locale);
    expect(paths.length).toBeGreaterThan(100);
    const dark: string[] = [];
    const faults: string[] = [];
    const titles = new Map<string, string[]>();
    for (const path of paths) {
      const { status, document } = await get(path);
      if (status !== 200) faults.push(`${path} answers ${status}`);
      const title = document.querySelector('title')?.text.toLowerCase() ?? '';
      titles.set(title, [...(titles.get(title) ?? []), path]);
      faults.push(...machineFaults(path, document));
      if (isAboveMenus(path)) continue;
      if (!document.querySelector(litPlace) || !document.querySelector(wholeTrail)) dark.push(path);
    }
    expect(dark).toEqual([]);
    expect(faults).toEqual([]);
    expect([...titles.values()].filter((pages) => pages.length > 1)).toEqual([]);
  });
});
