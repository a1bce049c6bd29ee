import { beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { openLibrary } from './library.ts';

const { get, publish, write } = await openLibrary();
const made = { en: 'Sample profile: this person is made up', es: 'Perfil de muestra: esta persona no existe' };
const titled = (text: string, title: string) => text.replace(/title: .*/, `title: ${title}`);
const bioOf = (person: string, group: string, position: number) => (text: string) =>
  titled(text, person === 'ruth' ? 'Ruth Vale' : 'Omar Díaz')
    .replace('person: sample-person', `person: ${person}`)
    .replace('group: team', `group: ${group}`)
    .replace('role: …', 'role: Keeps the lamps')
    .replace('publishedAt', `section: about-us-team-and-board\nsectionPosition: ${position}\npublishedAt`);

beforeAll(async () => {
  await write('page', 'about-us-team-and-board', (text) =>
    text.replace('slug: about-us-team-and-board', 'screen: about-us.team-and-board'),
  );
  await write('page', 'about-us-professional-advisory-board', (text) =>
    text.replace('slug: about-us-professional-advisory-board', 'screen: about-us.professional-advisory-board'),
  );
  await write('person', 'ruth', (text) => `${titled(text, 'Ruth Vale').trimEnd().replace(/---$/, '')}credentials: RN\n---\n`);
  await write('person', 'omar', (text) => titled(text, 'Omar Díaz').replace('sample: true', 'sample: false'));
  await write('person', 'nobody', (text) => titled(text, 'Nil Nemo'));
  await write('bio', 'bio-ruth', bioOf('ruth', 'board', 1));
  await write('bio', 'bio-omar', bioOf('omar', 'team', 2));
  await write('personalStory', 'told-by-ruth', (text) => titled(text, 'A lamp').replace('sample-person', 'ruth'));
  await write('op-ed', 'said-by-omar', (text) => titled(text, 'More lamps').replace('sample-person', 'omar'));
  await write('op-ed', 'said-by-nobody', (text) => titled(text, 'No lamps').replace('sample-person', 'nobody'));
  await write('podcast', 'heard', (text) => titled(text, 'Lamps, aloud').replace('publishedAt', 'guests: [ruth]\npublishedAt'));
  await write('page', 'gone-over', (text) =>
    titled(text, 'Lamps at night').replace('publishedAt', 'reviewedBy: Omar Díaz\nreviewedAt: 2026-11-20\nreviewer: omar\npublishedAt'),
  );
  expect((await publish()).refused).toEqual([]);
});

const bio = (id: string, locale: 'en' | 'es') => pathTo('bio.detail', locale, { slug: id });

describe.each(locales)('in %s', (locale) => {
  it('the people of a screen stand in their groups, each card leading to a bio', async () => {
    const { document } = await get(pathTo('about-us.team-and-board', locale));
    const groups = document.querySelectorAll('section[id^=people-]');
    expect(groups.map(({ id }) => id)).toEqual(['people-team', 'people-board']);
    expect(groups.map((group) => group.querySelectorAll('a').map((link) => link.getAttribute('href')))).toEqual([
      [bio('bio-omar', locale)],
      [bio('bio-ruth', locale)],
    ]);
    expect(groups[1]?.text).toContain('Ruth Vale, RN');
    expect(groups[1]?.text).toContain('Keeps the lamps');
    expect(document.querySelector('#people-board [aria-hidden]')?.text).toBe('RV');
  });

  it('who is made up is marked on the card and on the page, and nobody else is', async () => {
    const { document } = await get(pathTo('about-us.team-and-board', locale));
    expect(document.querySelector('#people-board')?.text).toContain(made[locale]);
    expect(document.querySelector('#people-team')?.text).not.toContain(made[locale]);
    expect((await get(bio('bio-ruth', locale))).document.querySelector('article header')?.text).toContain(made[locale]);
    expect((await get(bio('bio-omar', locale))).text).not.toContain(made[locale]);
  });

  it('a bio names what the person wrote, said and reviewed, and no part of which there is nothing', async () => {
    const partsOf = async (id: string) => {
      const { document } = await get(bio(id, locale));
      return ['wrote', 'said', 'reviewed'].map((part) => document.querySelectorAll(`#${part} strong a`).map((link) => link.text));
    };
    expect(await partsOf('bio-ruth')).toEqual([['A lamp'], ['Lamps, aloud'], []]);
    expect(await partsOf('bio-omar')).toEqual([['More lamps'], [], ['Lamps at night']]);
    expect((await get(bio('bio-ruth', locale))).document.querySelector('#reviewed')).toBeNull();
  });

  it('a name leads to the bio of whom it names, where there is one', async () => {
    const linked = async (path: string) =>
      (await get(path)).document.querySelectorAll('article header a[href*="/bio/"]').map((a) => a.getAttribute('href'));
    const at = (slug: string) => pathTo('page', locale, { slug });
    expect(await linked(pathTo('personal-stories.detail', locale, { slug: 'told-by-ruth' }))).toEqual([bio('bio-ruth', locale)]);
    expect(await linked(at('said-by-omar'))).toEqual([bio('bio-omar', locale)]);
    expect(await linked(at('gone-over'))).toEqual([bio('bio-omar', locale)]);
    expect(await linked(at('said-by-nobody'))).toEqual([]);
  });

  it('where nobody is in a group, no group stands', async () => {
    const { status, document } = await get(pathTo('about-us.professional-advisory-board', locale));
    expect(status).toBe(200);
    expect(document.querySelectorAll('section[id^=people-]')).toEqual([]);
  });
});

describe('what a withdrawal changes', () => {
  it('a bio that is gone is no link any more', async () => {
    await write('bio', 'bio-omar', (text) => bioOf('omar', 'team', 2)(text).replace('status: published', 'status: withdrawn'));
    await publish();
    expect((await get('/said-by-omar')).document.querySelector('article header a[href*="/bio/"]')).toBeNull();
    expect((await get(pathTo('about-us.team-and-board', 'en'))).document.querySelector('#people-team')).toBeNull();
  });
});
