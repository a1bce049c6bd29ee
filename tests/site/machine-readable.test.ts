import jsonld from 'jsonld';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { sharingTagsOf, structuredTextsOf, thingSchema } from './machine-readable.ts';
import { openSite, origin } from './site.ts';

const { get } = await openSite();
const typed = z.looseObject({ '@type': z.string() });
const thingsAt = async (path: string) => structuredTextsOf((await get(path)).document).map((text) => typed.parse(JSON.parse(text)));

// That every page of the sitemap has its tags and data is asked where all of them are made: section-tree.test.ts.

/** As any program reads it that knows JSON-LD, without the net. */
async function expanded(text: string): Promise<object[]> {
  const vocabulary = { '@context': { '@vocab': 'https://schema.org/' } };
  const options = {
    documentLoader: async (documentUrl: string) => ({ documentUrl, document: vocabulary }),
    // Refuses what a reader would have to drop. Their types do not know it yet.
    safe: true,
  };
  return jsonld.expand(JSON.parse(text), options);
}

test.each([
  ['/', ['Organization']],
  ['/about-us', ['BreadcrumbList', 'CollectionPage', 'Organization']],
  ['/treatment/chemotherapy', ['BreadcrumbList', 'MedicalWebPage']],
  ['/policies/privacy', ['BreadcrumbList', 'WebPage']],
  ['/topics/treatment', ['BreadcrumbList', 'CollectionPage']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/glossary', ['BreadcrumbList', 'MedicalWebPage', 'DefinedTermSet']],
  ['/ask-a-nurse-january', ['BreadcrumbList', 'Event']],
  ['/helplines', ['BreadcrumbList']],
])('%s is what it is, and any program that reads JSON-LD reads so', async (path, types) => {
  const { document } = await get(path);
  const texts = structuredTextsOf(document);
  const read: unknown[] = [];
  for (const text of texts) read.push(...(await expanded(text)));
  expect(read.map((thing) => z.object({ '@type': z.tuple([z.string()]) }).parse(thing)['@type'][0])).toEqual(
    types.map((type) => `https://schema.org/${type}`),
  );
});

test('A review is claimed by nobody’s name alone', async () => {
  const [page] = (await thingsAt('/treatment/chemotherapy')).filter((thing) => thing['@type'] === 'MedicalWebPage');
  expect(page).toHaveProperty('dateModified');
  expect(page).not.toHaveProperty('lastReviewed');
  expect(page).not.toHaveProperty('reviewedBy');
});

test('What an event says of itself is what its page shows', async () => {
  const [event] = (await thingsAt('/ask-a-nurse-january')).filter((thing) => thing['@type'] === 'Event');
  expect(event).toMatchObject({
    startDate: '2027-01-20T18:30:00-05:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: [{ '@type': 'VirtualLocation', url: `${origin}/ask-a-nurse-january` }],
  });
});

test('The questions of a page stand on it, with their answers', async () => {
  const { document } = await get('/faq');
  const data = z.object({ mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })) });
  const pages = structuredTextsOf(document).flatMap((text) => data.safeParse(JSON.parse(text)).data ?? []);
  const shown = document.querySelector('main')?.text.replace(/\s+/g, ' ') ?? '';
  expect(pages[0]?.mainEntity.length).toBeGreaterThan(8);
  for (const { name, acceptedAnswer } of pages[0]?.mainEntity ?? []) {
    expect(shown).toContain(name);
    expect(shown).toContain(acceptedAnswer.text.replace(/\s+/g, ' '));
  }
});

test('Nothing is said to others of a page that is not theirs to find: errors, searches, sign-in, both languages side by side', async () => {
  for (const path of [
    '/nowhere/at-all',
    '/search?q=chemotherapy',
    '/search',
    '/login',
    '/treatment/chemotherapy?with=es',
    '/members/somebody',
  ]) {
    const { document } = await get(path);
    expect(sharingTagsOf(document), path).toEqual({});
    expect(
      (await thingsAt(path)).filter((thing) => thing['@type'] !== 'BreadcrumbList'),
      path,
    ).toEqual([]);
  }
});

test('Home and the page about us say who publishes the site, and nothing that no page shows', async () => {
  for (const path of locales.flatMap((locale) => [pathTo('home', locale), pathTo('about-us', locale)])) {
    const [about] = (await thingsAt(path)).filter((thing) => thing['@type'] === 'Organization');
    expect(thingSchema.parse(about)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: organisation.name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      email: organisation.email,
      knowsLanguage: ['en', 'es'],
    });
  }
});
