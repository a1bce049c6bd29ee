import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forum, helplines, organisation } from '#config/organisation.ts';
import { openSite, origin } from './site.ts';

const { get } = await openSite();

const breadcrumbList = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(
    z.strictObject({ '@type': z.literal('ListItem'), position: z.number(), name: z.string(), item: z.url().optional() }),
  ),
});

describe('Breadcrumbs', () => {
  it.each(['/treatment/chemotherapy', '/es/tratamiento/cirugia/reconstruccion-mamaria', '/topics/treatment'])(
    'say the same to readers and, as data, to search engines: %s',
    async (path) => {
      const { document } = await get(path);
      const trail = document.querySelector('nav:has(script[type="application/ld+json"])');
      const seen = trail?.querySelectorAll('li').map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.text,
        item: origin + (item.querySelector('a')?.getAttribute('href') ?? path),
      }));
      const { itemListElement } = breadcrumbList.parse(JSON.parse(trail?.querySelector('script')?.text ?? ''));
      expect(itemListElement).toEqual(seen);
      expect(trail?.querySelector('[aria-current=page]')?.text).toBe(document.querySelector('h1')?.text);
    },
  );

  it('are not there where nothing stands above', async () => {
    for (const path of ['/', '/es', '/404']) expect((await get(path)).document.querySelectorAll('nav script')).toEqual([]);
  });
});

describe.each([
  { locale: 'en', paths: ['/', '/treatment/chemotherapy', '/topics', '/503', '/nowhere/at-all'], policy: '/policies/health-data-privacy' },
  {
    locale: 'es',
    paths: ['/es', '/es/tratamiento/quimioterapia', '/es/temas', '/es/503', '/es/en/ninguna-parte'],
    policy: '/es/politicas/privacidad-de-datos-de-salud',
  },
] as const)('Every page in $locale', ({ locale, paths, policy }) => {
  it.each(paths)('names who to call, ways to give, the forum and the policies at its foot: %s', async (path) => {
    const footer = (await get(path)).document.querySelector('body > footer');
    const links = footer?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    const { donationUrl, monthlyGivingUrl, fundraisingUrl } = organisation;
    const phones = helplines(locale).map(({ phone }) => `tel:${phone}`);
    expect(links).toEqual(expect.arrayContaining([...phones, donationUrl, monthlyGivingUrl, fundraisingUrl, forum?.url, policy]));
    for (const { name } of helplines(locale)) expect(footer?.text).toContain(name);
  });

  it.each(paths)('has each menu once, with whole links of its own language: %s', async (path) => {
    const menus = (await get(path)).document.querySelectorAll('header nav details[name=menu]');
    expect(menus).toHaveLength(7);
    for (const menu of menus) {
      expect(menu.querySelector('summary')?.text).not.toBe('');
      for (const link of menu.querySelectorAll('a')) {
        expect(link.text).not.toBe('');
        expect(link.getAttribute('href')?.startsWith('/es/')).toBe(locale === 'es');
      }
    }
  });
});

it.each([
  ['/policies/cookie-notice', 'page', '/policies/cookie-notice'],
  ['/is-this-message-real', 'true', '/faq'],
])('The footer says which of its pages this one is: %s', async (path, current, href) => {
  const links = (await get(path)).document.querySelectorAll('body > footer nav a[aria-current]');
  expect(links.map(({ attributes }) => [attributes['aria-current'], attributes.href])).toEqual([[current, href]]);
});
