import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { addressesIn, languageSwitch, openSite, origin, statusesBy } from './site.ts';

const { get, db } = await openSite();
const statusOf = statusesBy(get);
const articles = [
  'treatment.chemotherapy',
  'treatment.hormonal-therapy',
  'about-you.newly-diagnosed',
  'pathology-report',
  'signs-symptoms',
] as const;

describe.each(articles)('the article at %s', (screen) => {
  it('leads to itself in the other language, and back', async () => {
    const english = await get(pathTo(screen, 'en'));
    const there = languageSwitch(english.document);
    expect(there.href).toBe(pathTo(screen, 'es'));
    const spanish = await get(there.href);
    expect(spanish.status).toBe(200);
    expect(languageSwitch(spanish.document).href).toBe(pathTo(screen, 'en'));
  });

  it('has the same sections in both languages, and its sources', async () => {
    const [english, spanish] = await Promise.all([get(pathTo(screen, 'en')), get(pathTo(screen, 'es'))]);
    const ids = (page: typeof english) => page.document.querySelectorAll('article section[id]').map((section) => section.id);
    expect(ids(english)).toEqual(ids(spanish));
    expect(ids(english).length).toBeGreaterThanOrEqual(6);
    for (const page of [english, spanish]) expect(page.document.querySelectorAll('#sources li').length).toBeGreaterThanOrEqual(3);
  });

  it('links only to pages of this site that are there', async () => {
    for (const locale of ['en', 'es'] as const) {
      const { document } = await get(pathTo(screen, locale));
      const paths = new Set(
        document
          .querySelectorAll('main a')
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => href.startsWith('/')),
      );
      // What is a member's leads to signing in, and back.
      const isMembers = (href: string) => href.startsWith(pathTo('profile', locale));
      for (const path of paths) expect(await statusOf(path), path).toBe(isMembers(path) ? 303 : 200);
    }
  });
});

describe('addresses', () => {
  it('lead on from a slug that was left', async () => {
    await db.insertInto('redirect').values({ locale: 'en', space: 'topic', slug: 'old-name', entry_id: 'topic-treatment' }).execute();
    const answer = await get('/topics/old-name');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(await topicPath('topic-treatment'));
  });

  it('take no notice of a query that they do not know', async () => {
    const plain = await get('/treatment/chemotherapy');
    const campaign = await get('/treatment/chemotherapy?utm_source=letter&x=%ff');
    expect(campaign.status).toBe(200);
    expect(addressesIn(campaign.document)).toEqual(addressesIn(plain.document));
    expect(campaign.text).toBe(plain.text);
  });

  it('of an entry in one language only: the other says so, and search engines are told of one', async () => {
    await db.deleteFrom('entry').where('id', '=', 'types').where('locale', '=', 'es').execute();
    const [english, spanish] = [await get('/types'), await get('/es/tipos')];
    expect(addressesIn(english.document).alternates).toEqual({ en: `${origin}/types`, 'x-default': `${origin}/types` });
    expect(languageSwitch(english.document).href).toBe('/es');
    expect(spanish.status).toBe(200);
    expect(spanish.document.querySelector('main a')?.getAttribute('href')).toBe('/types');
    expect(spanish.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(addressesIn(spanish.document).canonical).toBeUndefined();
  });
});

async function topicPath(id: string): Promise<string> {
  const { slug } = await db
    .selectFrom('entry')
    .select('slug')
    .where('id', '=', id)
    .where('type', '=', 'topic')
    .where('locale', '=', 'en')
    .executeTakeFirstOrThrow();
  return pathTo('topics.category', 'en', { slug });
}
