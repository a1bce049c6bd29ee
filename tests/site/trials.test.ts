import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { type Locale, locales } from '#config/locale.ts';
import { refusing, standInRegistry } from '#services/trials/testing-registry.ts';
import { madeStudies, madeStudy } from '#services/trials/testing-studies.ts';
import { trials } from '#services/trials/trials.ts';
import { eventually } from '#tests/eventually.ts';
import { openSite, origin } from './site.ts';

const real = JSON.parse(await readFile('tests/fixtures/trials/NCT05894239.json', 'utf8'));
const untrusted = madeStudy(7_001, 30);
untrusted.protocolSection.identificationModule.briefTitle = '<script>alert(1)</script> **Study**';
untrusted.protocolSection.eligibilityModule.eligibilityCriteria = 'Inclusion Criteria:\n\n* Age \\> 18 <img src=x onerror=alert(1)>';
const made = [...madeStudies({ studies: 300, sites: 2_400, seed: 5 }), real, untrusted];
const registry = await standInRegistry({ studies: made, dataTimestamp: '2026-11-19T09:00:06' });
afterAll(() => registry.close());
const source = { url: registry.url, isSample: false };
const site = await openSite({ trials: source }, { keepsPages: true });
const search = pathTo('treatment.clinical-trials', 'en');
const tool = pathTo('types.metastatic-trials-tool', 'en');

beforeAll(async () => {
  await trials(site.db, source, { pace: 0 }).mirror?.run(new AbortController().signal);
});

const post = async (path: string, fields: Record<string, string> | [string, string][], to = site) => {
  const response = await to.fetch(
    new Request(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(fields),
    }),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, document: parse(text) };
};
const items = (document: ReturnType<typeof parse>) =>
  document.querySelectorAll('input[name=trial]').map((each) => each.getAttribute('value'));

describe.each(locales)('The search in %s', (locale: Locale) => {
  const path = pathTo('treatment.clinical-trials', locale);

  test('stands on the page of clinical trials, which is everybody’s, with its text', async () => {
    const { document, headers, status } = await site.get(path);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toContain('public');
    const form = document.querySelector('form:has(input[name=zip])');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', path]);
    expect(document.querySelector('h1')?.text).toBe(locale === 'en' ? 'Clinical trials' : 'Estudios clínicos');
    expect(document.querySelector('#phases')).not.toBeNull();
  });

  test('is answered in its place, and by nobody kept', async () => {
    const { status, headers, document } = await post(path, { intent: 'search', zip: '10001', distance: '50' });
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(items(document)).toHaveLength(50);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(document.querySelector('title')?.text).not.toContain('10001');
    const addresses = document
      .querySelectorAll('[href],[action],[src]')
      .map((each) => ['href', 'action', 'src'].map((name) => each.getAttribute(name)));
    expect(addresses.flat().join()).not.toContain('10001');
    const foreign = document.querySelector('main h3 a span');
    expect(foreign?.getAttribute('lang')).toBe('en');
    // The page itself is still everybody's.
    expect((await site.get(path)).document.querySelector('input[name=trial]')).toBeNull();
  });

  test('says of what is no ZIP code that it is none, and keeps what was typed', async () => {
    const { status, document } = await post(path, { intent: 'search', zip: 'Lima', distance: '200', phase: 'PHASE3' });
    expect(status).toBe(400);
    expect(document.querySelector('input[name=zip]')?.getAttribute('value')).toBe('Lima');
    expect(document.querySelector('select[name=phase] option[selected]')?.getAttribute('value')).toBe('PHASE3');
    expect(document.querySelector('#search-zip-error')?.text).toBe(
      locale === 'en' ? 'Please enter a valid 5 digit U.S. ZIP code' : 'Escriba un código postal de EE. UU. de 5 dígitos',
    );
  });
});

describe('An answer', () => {
  test('goes on after the first fifty, and counts what a filter hides', async () => {
    const first = items((await post(search, { intent: 'search', zip: '10001', distance: '200' })).document);
    const next = items((await post(search, { intent: 'search', zip: '10001', distance: '200', from: '50' })).document);
    expect(next[0]).toBeDefined();
    expect(first).not.toContain(next[0]);
    const { text } = await post(search, { intent: 'search', zip: '10001', distance: '200', phase: 'PHASE3' });
    expect(text).toMatch(/“Phase” hides \d+ trials/);
  });

  test('never says that somebody can join, in either language', async () => {
    for (const locale of locales) {
      const { document } = await post(pathTo('treatment.clinical-trials', locale), { intent: 'search', zip: '10001' });
      expect(document.querySelector('main')?.text).not.toMatch(/you (?:are|may be) eligible|you qualify|usted (?:es elegible|califica)/i);
    }
  });

  test('of nothing says what to do', async () => {
    const { document } = await post(search, { intent: 'search', zip: '99701', distance: '10' });
    expect(document.querySelector('main')?.text).toMatch(/No trial within 10 miles of 99701.*further away.*What you can do/s);
  });

  test('puts two or three side by side', async () => {
    const [a = '', b = '', c = '', d = ''] = items((await post(search, { intent: 'search', zip: '10001' })).document).map(String);
    const fields: [string, string][] = [a, b, c, d].map((id) => ['trial', id]);
    const { document, status } = await post(search, [['intent', 'compare'], ['zip', '10001'], ...fields]);
    expect(status).toBe(200);
    expect(document.querySelectorAll('main article')).toHaveLength(3);
    expect(document.querySelector('main')?.text).toContain('Questions for the coordinator');
    // One is nothing to compare: the list stays.
    expect(
      items(
        (
          await post(search, [
            ['intent', 'compare'],
            ['zip', '10001'],
            ['trial', a],
          ])
        ).document,
      ),
    ).toHaveLength(50);
  });

  test('of the tool says why each stands there, and what its criteria ask about', async () => {
    const { document } = await post(tool, [
      ['intent', 'search'],
      ['zip', '10001'],
      ['distance', 'anywhere'],
      ['subtype', 'her2-positive'],
      ['biomarkers', 'pik3ca'],
      ['earlier', 'cdk46'],
      ['brain', 'yes'],
    ]);
    const item = document.querySelectorAll('main li').find((each) => each.text.includes('NCT05894239'));
    expect(item?.text).toMatch(/HER2-positive: its title says.*PIK3CA: its title says/s);
    expect(document.querySelector('main')?.text).toMatch(/Ask about this.*A CDK4\/6 inhibitor: its criteria say/s);
  });
});

describe('A trial', () => {
  const path = (nctId: string, locale: Locale = 'en') => pathTo('treatment.trial', locale, { nctId });

  test('has a page of its own, in plain words where an editor wrote them, with the registry’s beside them', async () => {
    const { status, document, headers } = await site.get(path('NCT05894239', 'es'));
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toContain('public');
    expect(document.querySelector('h1')?.text).toBe('Una pastilla contra un cambio en PIK3CA, junto con dos medicinas contra HER2');
    expect(document.querySelector('q[lang=en]')?.text).toContain('Inavolisib in Combination With Phesgo');
    expect(document.querySelector('main')?.text).toMatch(/datos del 19 de noviembre de 2026/);
  });

  test('shows what the registry says as text alone', async () => {
    const { text, document } = await site.get(path('NCT90007001'));
    expect(text).not.toMatch(/<script>alert|<img src=x/);
    expect(document.querySelector('h1')?.text).toBe('<script>alert(1)</script> **Study**');
  });

  test('says which of its places are nearest', async () => {
    const { status, document, headers } = await post(path('NCT90007001'), { intent: 'near', zip: '60601-1234' });
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const miles = document.querySelectorAll('#sites .quiet').flatMap((each) => /About (\d+) mile/.exec(each.text)?.[1] ?? []);
    expect(miles.map(Number)).toEqual(miles.map(Number).toSorted((a, b) => a - b));
    expect(miles.length).toBeGreaterThan(3);
    expect((await post(path('NCT90007001'), { intent: 'near', zip: 'x' })).status).toBe(400);
  });

  test('that is not known is not found', async () => {
    for (const nctId of ['NCT00000000', 'NCT1', 'other']) expect((await site.get(path(nctId))).status).toBe(404);
  });

  test('is made anew when the registry changed it', async () => {
    const id = made[0]?.protocolSection.identificationModule.nctId ?? '';
    await site.get(path(id));
    const changed = structuredClone(made[0]);
    changed.protocolSection.statusModule.overallStatus = 'COMPLETED';
    changed.protocolSection.statusModule.lastUpdatePostDateStruct.date = '2026-11-20';
    registry.holds({ studies: [changed, ...made.slice(1)], dataTimestamp: '2026-11-20T09:00:06' });
    await trials(site.db, source, { pace: 0, now: () => new Date(Date.now() + 86_400_000) }).mirror?.run(new AbortController().signal);
    await eventually(async () => expect((await site.get(path(id))).text).toContain('Takes nobody new'));
  });
});

test('featured trials say what the registry says of them now', async () => {
  const { document } = await site.get(pathTo('treatment.featured-trials', 'en'));
  expect(document.querySelector('main')?.text).toMatch(/A pill against a PIK3CA change.*Taking people now.*NCT05894239/s);
});

test('nothing that was asked for stands in a log or leaves to the registry', async () => {
  registry.asked.length = 0;
  site.logged.length = 0;
  for (const path of [search, tool]) {
    await post(path, { intent: 'search', zip: '73301', subtype: 'triple-negative', biomarkers: 'esr1', phase: 'PHASE2' });
    await post(path, { intent: 'search', zip: '7330x', subtype: 'triple-negative' });
  }
  await post(pathTo('treatment.trial', 'en', { nctId: 'NCT05894239' }), { intent: 'near', zip: '73301' });
  expect(registry.asked).toEqual([]);
  expect(site.logged.length).toBeGreaterThan(0);
  // The digits of a moment may be any.
  expect(site.logged.join('\n').replaceAll(/"time":\d+/g, '')).not.toMatch(/7330|triple|esr1|PHASE2/i);
});

describe('Without a list', () => {
  test('the pages say so, and where else to ask', async () => {
    const away = await openSite({ trials: source });
    registry.has(() => refusing(503));
    for (const locale of locales) {
      const { status, document } = await post(pathTo('treatment.clinical-trials', locale), { intent: 'search', zip: '10001' }, away);
      expect(status).toBe(200);
      const text = document.querySelector('main')?.text ?? '';
      expect(text).toContain(locale === 'en' ? 'The list could not be loaded' : 'No se pudo cargar la lista');
      expect(text).toContain('1-800-422-6237');
      expect(document.querySelector('main a[href^="https://clinicaltrials.gov"]')).not.toBeNull();
    }
    registry.has(() => null);
  });

  test('what the registry lists itself leads to the registry, since no page here has it', async () => {
    const empty = await openSite({ trials: source });
    const { document } = await post(search, { intent: 'search', zip: '10001' }, empty);
    const links = document.querySelectorAll('main h3 a').map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^https:\/\/clinicaltrials\.gov\/study\/NCT\d{8}$/);
    expect(items(document)).toEqual([]);
  });

  test('and what is made up is marked on every page that shows it', async () => {
    const sample = { url: registry.url, isSample: true };
    const marked = await openSite({ trials: sample });
    await trials(marked.db, sample, { pace: 0 }).mirror?.run(new AbortController().signal);
    const pages = [
      await marked.get(search),
      await marked.get(tool),
      await marked.get(pathTo('treatment.featured-trials', 'en')),
      await marked.get(pathTo('treatment.trial', 'en', { nctId: 'NCT90007001' })),
      await post(search, { intent: 'search', zip: '10001' }, marked),
    ];
    for (const { text } of pages) expect(text).toContain('Sample: these trials are made up');
  });
});
