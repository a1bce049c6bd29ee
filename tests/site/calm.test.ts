import { describe, expect, it } from 'vitest';
import { organisation } from '#config/organisation.ts';
import { openSite } from './site.ts';

const { get } = await openSite();

describe.each([
  { locale: 'en', explained: '/calm-reading', paths: ['/', '/treatment/chemotherapy', '/topics', '/503', '/nowhere/at-all', '/login'] },
  {
    locale: 'es',
    explained: '/es/leer-con-calma',
    paths: ['/es', '/es/tratamiento/quimioterapia', '/es/temas', '/es/503', '/es/en/ninguna-parte', '/es/iniciar-sesion'],
  },
] as const)('Every page in $locale', ({ locale, explained, paths }) => {
  it.each(paths)('has the way out before anything else, a link that needs no script and tells no referrer: %s', async (path) => {
    const { document } = await get(path);
    const [skip, leave] = document.querySelectorAll('a');
    expect(skip?.getAttribute('href')).toBe('#main');
    expect(leave?.attributes).toMatchObject({ href: organisation.leaveTo[locale], rel: 'noreferrer nofollow' });
    expect(leave?.getAttribute('target')).toBeUndefined();
    expect(document.querySelector(`header a[href="${explained}#leaving"]`)?.text).toBeTruthy();
    expect((await get(explained)).document.querySelector('section#leaving h2')).not.toBeNull();
  });

  it.each(paths)('offers calm reading at its foot, and says where it is explained: %s', async (path) => {
    const footer = (await get(path)).document.querySelector('body > footer');
    const offered = footer?.querySelector('.needs-script:has(input[data-enhance=calm])');
    expect(offered?.querySelector(`a[href="${explained}"]`)).not.toBeNull();
  });
});

describe.each(['/facts-statistics', '/es/datos-y-estadisticas'])('Numbers about survival: %s', (path) => {
  it('are announced once the text has begun and before they come, with the switch', async () => {
    const { document } = await get(path);
    const body = document.querySelector('main')?.toString() ?? '';
    const notice = body.indexOf('data-enhance="calm"');
    expect(notice).toBeGreaterThan(body.indexOf('id="introduction"'));
    expect(notice).toBeLessThan(body.indexOf('data-calm='));
  });

  it('are open for a reader who chose nothing, but for those that are folded for everybody', async () => {
    const { document } = await get(path);
    const folds = document.querySelectorAll('details[data-calm]');
    expect(folds.map((fold) => [fold.getAttribute('data-calm'), fold.hasAttribute('open')])).toEqual([
      ['chosen', true],
      ['always', false],
    ]);
    expect(folds[0]?.text).toMatch(/670[,\s]000/);
    expect(folds[1]?.text).toContain('87');
  });

  it('stand nowhere else on the page', async () => {
    const { document } = await get(path);
    for (const fold of document.querySelectorAll('details[data-calm]')) fold.remove();
    expect(document.querySelector('main')?.text).not.toMatch(/670[, \u00a0]000|42[, \u00a0]140|99 ?%|32 ?%/);
  });
});

it('A page without such numbers has no notice in its text', async () => {
  expect((await get('/treatment/chemotherapy')).document.querySelector('main input[data-enhance=calm]')).toBeNull();
});

it.each([
  ['/calm-reading', 'no switches'],
  ['/es/leer-con-calma', 'no hay interruptores'],
  ['/first-week', 'cannot be ticked'],
  ['/es/primera-semana', 'no se puede marcar'],
])('%s says without JavaScript what it cannot do there', async (path, words) => {
  const { status, document } = await get(path);
  expect(status).toBe(200);
  const without = document.querySelectorAll('main noscript');
  expect(without).toHaveLength(1);
  expect(without[0]?.text).toContain(words);
});

it('The page that explains both holds both choices and that of the tab, once', async () => {
  const { document } = await get('/calm-reading');
  expect(document.querySelectorAll('fieldset[data-enhance=tab] input[type=radio]').length).toBe(3);
  expect(document.querySelectorAll('input[data-enhance]').map((input) => input.getAttribute('data-enhance'))).toEqual(['calm', 'clear']);
});

it.each(['/', '/es/tratamiento/quimioterapia', '/login', '/workbench', '/503', '/nowhere'])(
  'What the reader chose for the tab comes before the title of the page: %s',
  async (path) => {
    const { text } = await get(path);
    const [early, title] = [text.search(/<script src="[^"]*early[^"]*"><\/script>/), text.indexOf('<title>')];
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(title);
    expect(text.match(/<script src="[^"]*early/g)).toHaveLength(1);
    // Within the first 1024 bytes, where browsers look for it.
    expect(text.indexOf('<meta charSet="utf-8"/>')).toBeLessThan(early);
  },
);
