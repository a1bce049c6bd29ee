import { describe, expect, it } from 'vitest';
import { allowsOutsideScripts, isApplicationPath, localeOfPath, pathTo, screenAt, screensAbove } from './paths.ts';
import { screenIds } from './screen-table.ts';
import { site } from './site.ts';

describe('screenAt', () => {
  it.each([
    ['/', 'home', 'en'],
    ['/es', 'home', 'es'],
    ['/es/', 'home', 'es'],
    ['/treatment/surgery/breast-reconstruction', 'treatment.breast-reconstruction', 'en'],
    ['/treatment/clinical-trials/featured-trials', 'treatment.featured-trials', 'en'],
    ['/podcast/category/surgery', 'podcast.category', 'en'],
    ['/es/temas/sofocos', 'topics.category', 'es'],
    ['/some-page', 'page', 'en'],
    ['/es/una-pagina', 'page', 'es'],
  ])('%s is %s in %s', (path, screen, locale) => {
    expect(screenAt(path)).toMatchObject({ screen, locale });
  });

  it('decodes parameters, and takes no malformed ones', () => {
    expect(screenAt('/caf%C3%A9')?.parameters).toEqual({ slug: 'café' });
    expect(screenAt('/caf%E9')).toBeNull();
  });

  it('knows where it knows nothing', () => {
    expect(screenAt('/fr/treatment')).toBeNull();
    expect(screenAt('/a/b/c')).toBeNull();
  });
});

it('pathTo fills in parameters, encoded', () => {
  expect(pathTo('topics.category', 'es', { slug: 'sofocos' })).toBe('/es/temas/sofocos');
  expect(pathTo('page', 'en', { slug: 'a/b?c' })).toBe('/a%2Fb%3Fc');
});

it('pathTo asks for the parameters that a path has', () => {
  // @ts-expect-error the slug is missing
  pathTo('page', 'en');
  // @ts-expect-error home has none
  pathTo('home', 'en', { slug: 'x' });
});

it('the screens above one are those that its path stands under', () => {
  expect(screensAbove('treatment.breast-reconstruction')).toEqual(['treatment', 'treatment.surgery']);
  expect(screensAbove('podcast.category')).toEqual(['podcast']);
  expect(screensAbove('home')).toEqual([]);
});

it('the language of a path is Spanish under /es and nowhere else', () => {
  expect(['/es', '/es/x', '/essays', '/', '/x/es'].map(localeOfPath)).toEqual(['es', 'es', 'en', 'en', 'en']);
});

it('applications are the member area, the wizard and the workbench', () => {
  expect(['/profile', '/es/perfil', '/update-profile/intro', '/workbench', '/es/workbench/'].every(isApplicationPath)).toBe(true);
  expect(['/', '/login', '/treatment', '/profiles'].some(isApplicationPath)).toBe(false);
});

it('scripts of others may run on pages about the organisation alone, and on none of its forms', () => {
  const open = screenIds.filter(allowsOutsideScripts);
  expect(open.filter((screen) => !/^(about-us|partnerships)/.test(screen))).toEqual([]);
  expect(open).not.toContain('about-us.share-your-story');
});

describe('the site as the content door sees it', () => {
  it('gives the last part of a screen’s path as its slug', () => {
    expect(site.screenSlug('treatment.chemotherapy', 'es')).toBe('quimioterapia');
    expect(site.screenSlug('profile', 'en')).toBeNull();
    expect(site.screenSlug('podcast.detail', 'en')).toBeNull();
    expect(site.screenSlug('nothing', 'en')).toBeNull();
  });

  it('keeps the addresses of screens, and reserved words, from entries', () => {
    expect(site.isReservedSlug('page', 'treatment', 'en')).toBe(true);
    expect(site.isReservedSlug('page', 'tratamiento', 'es')).toBe(true);
    expect(site.isReservedSlug('page', 'es', 'en')).toBe(true);
    expect(site.isReservedSlug('topic', 'category', 'en')).toBe(true);
    expect(site.isReservedSlug('page', 'her2-low', 'en')).toBe(false);
  });
});
