import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { openSite } from './site.ts';

const { get } = await openSite();

describe.each(locales)('The search in the header, %s', (locale) => {
  it('is a plain form that leads to the page of results', async () => {
    const { document } = await get(pathTo('home', locale));
    const form = document.querySelector('body > header form[role=search]');
    expect(form?.getAttribute('action')).toBe(pathTo('search', locale));
    const box = form?.querySelector('input');
    expect(box?.attributes).toMatchObject({ type: 'search', name: 'q', minLength: '2', autoComplete: 'off' });
    expect(box?.getAttribute('aria-label')).toBe(locale === 'en' ? 'Search this site' : 'Buscar en este sitio');
    // It promises no list before there is a script.
    expect(box?.getAttribute('role')).toBeUndefined();
    expect(form?.querySelector('button')?.text).toBe(locale === 'en' ? 'Search' : 'Buscar');
  });

  it('brings its words with its code, and not with each page', async () => {
    const { document } = await get(pathTo('home', locale));
    const island = document.querySelector('[data-island*=HeaderSearch]');
    expect(JSON.parse(island?.getAttribute('data-data') ?? '')).toEqual([locale, null, { action: pathTo('search', locale) }]);
  });
});
