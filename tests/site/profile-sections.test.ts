import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { overviewWords } from '#app/screens/member/overview/overview.words.ts';
import { type SectionId, sectionIds, sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { answerFlow, openFlow } from '../flow.ts';
import { askingRecords, recordOf } from '../records.ts';
import { openAccounts, wordsOf } from './accounts.ts';

const { member } = await openAccounts();

describe.each(locales)('The sections of the profile: %s', (locale) => {
  const profile = pathTo('profile', locale);
  const at = (id: SectionId) => sectionPath(id, locale);
  const say = (id: keyof typeof overviewWords) => overviewWords[id][locale];
  const somebody = async () => {
    const { visitor, username } = await member(pathTo('sign-up', locale));
    return { browser: visitor, username, records: askingRecords(visitor) };
  };

  it('are all there for a member who told nothing, and their menu leads to each of them', async () => {
    const { browser, username } = await somebody();
    const plain = await browser.get(profile);
    expect(wordsOf(plain)).toContain(username);
    for (const id of sectionIds) {
      const reply = await browser.get(at(id));
      const page = parse(reply.text);
      expect([id, reply.status, reply.headers.get('Cache-Control')]).toEqual([id, 200, 'private, no-store']);
      const links = page.querySelectorAll('main nav a').map((link) => link.getAttribute('href'));
      expect(links.slice(0, sectionIds.length)).toEqual(sectionIds.map(at));
      expect(page.querySelectorAll('main nav [aria-current]').map((link) => link.getAttribute('href'))).toEqual([at(id)]);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    }
    expect((await browser.get(`${profile}?section=nothing`)).location).toBe(profile);
  });

  it.each(['saved', 'for-you', 'clinical-trials'] as const)('%s leads to pages that are there', async (id) => {
    const { browser } = await somebody();
    const main = parse((await browser.get(at(id))).text).querySelector('main');
    const links = main?.querySelectorAll('section a').map((link) => link.getAttribute('href') ?? '') ?? [];
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) expect([link, (await browser.get(link)).status]).toEqual([link, 200]);
    // What is kept of trials, and what is for her, have forms of their own.
    if (id === 'saved') expect(main?.querySelectorAll('form')).toHaveLength(0);
  });

  it('begin with an overview: the one next step, and what there is', async () => {
    const { browser, records } = await somebody();
    const next = async () => {
      const page = parse((await browser.get(profile)).text);
      const steps = page.querySelectorAll('main section').filter((each) => each.text.includes(say('overview.next')));
      expect(steps).toHaveLength(1);
      return { page, href: steps[0]?.querySelector('a')?.getAttribute('href'), title: steps[0]?.querySelector('h2')?.text };
    };
    expect(await next()).toMatchObject({ href: pathTo('update-profile.intro', locale), title: say('overview.next.begin') });

    const begun = await answerFlow(browser, await openFlow(browser, pathTo('profile.add-diagnosis', locale)), { diagnosed: 'yes' });
    const path = pathTo('profile.add-diagnosis', locale);
    expect((await next()).href).toBe(path);
    const { draft = '', member: id = '' } = begun.hidden;
    await browser.post(begun.path, { intent: 'discard', draft, member: id });

    await records.updateProfile({ persona: 'in-treatment' }, 0);
    expect(await next()).toMatchObject({ href: path, title: say('overview.next.diagnosis') });
    const diagnosis = recordOf(await records.add('diagnosis', { diagnosed: 'yes', cancerTypes: ['IDC'], diagnosisDateYear: 2024 }));
    expect((await next()).href).toBe(pathTo('profile.add-treatment', locale));
    await records.add('treatment', { type: 'surgery', status: 'finished', diagnosisIds: [diagnosis.id], startedAt: '2024-06' });
    const { page, href } = await next();
    expect(href).toBe(pathTo('update-profile', locale));
    expect(
      page.querySelectorAll('main li').filter(({ text }) => text.includes(locale === 'en' ? 'Surgery' : 'Cirugía')).length,
    ).toBeGreaterThan(0);
    expect(page.querySelectorAll('main table').length).toBe(1);
    const [title, description] = [page.querySelector('title')?.text, page.querySelector('meta[name=description]')?.getAttribute('content')];
    expect(`${title} ${description}`).not.toMatch(/ductal|surger|cirug/i);
  });

  it('ask nobody for a diagnosis who cares for somebody', async () => {
    const { browser, records } = await somebody();
    await records.updateProfile({ persona: 'caring-for-someone' }, 0);
    expect(wordsOf(await browser.get(profile))).not.toContain(say('overview.next.diagnosis'));
  });
});
