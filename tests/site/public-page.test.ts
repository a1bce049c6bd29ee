import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { publicPageWords } from '#app/screens/member/public-page.words.ts';
import { type Locale, locales } from '#config/locale.ts';
import { forMember } from '#services/identity/as-member.ts';
import { pictureAddress } from '#services/members/avatars/shared.ts';
import { visibilities } from '#services/members/vocabulary/profile/settings.ts';
import { missingPairs, rows, things, told, type Viewer } from '#tests/fixtures/public-page.ts';
import type { Visitor } from '../accounts.ts';
import { askingRecords, at, recordOf } from '../records.ts';
import { linksInMails, pressed } from './account-pages.ts';
import { openAccounts } from './accounts.ts';

const { db, identity, member, visitor, logged } = await openAccounts();
const linkTo = linksInMails(db);
const pictureName = 'f'.repeat(32);
const picture = pictureAddress(pictureName);

const recordFlags = ['early', 'metastatic', 'surgery', 'bone'] as const;
const flags = [...Object.keys(visibilities), ...recordFlags, 'picture'];

it('the table has each pair of two flags, of a flag and a viewer, and of either and a language, in sixty-four rows', () => {
  expect(rows).toHaveLength(64);
  expect(missingPairs(rows, flags)).toEqual([]);
  expect(missingPairs(rows.slice(0, 20), flags)).not.toEqual([]);
  for (const { on, sees } of rows) {
    expect(on.filter((flag) => !flags.includes(flag))).toEqual([]);
    expect(sees.filter((thing) => !Object.hasOwn(things, thing))).toEqual([]);
  }
});

/** Somebody whose address is known to be theirs, with all that the table says, and what never stands on a page. */
async function owner() {
  const signedUp = await member();
  const { visitor: browser, username, email } = signedUp;
  await pressed(browser, await browser.get(await linkTo(email)));
  const caller = { headers: new Headers({ cookie: browser.cookie }), visitor: 'a test', locale: 'en' } as const;
  const details = { firstName: 'Firstnameofhers', lastName: 'Lastnameofhers', phoneNumber: '+1 505 555 0147' };
  expect((await identity.changeDetails(details, caller)).ok).toBe(true);
  const records = askingRecords(browser);
  const versions: Record<string, { id: string; version: number }> = {};
  versions.profile = at(recordOf(await records.updateProfile(told.profile, 0)));
  for (const [name, sent] of Object.entries(told.diagnoses)) versions[name] = at(recordOf(await records.add('diagnosis', sent)));
  for (const [name, { of, ...sent }] of Object.entries(told.treatments))
    versions[name] = at(recordOf(await records.add('treatment', { ...sent, diagnosisIds: [versions[of]?.id] })));
  // What was public, and is removed.
  const removed = recordOf(await records.add('diagnosis', { diagnosed: 'yes', cancerTypes: ['pagets'], unrestricted: true }));
  await records.remove('diagnosis', at(removed));
  const { id } = await db.selectFrom('identity_user').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  const shown = new Set<string>();
  /** Makes public what a row says, and private all else. */
  const show = async (on: readonly string[]) => {
    const version = (name: string) => versions[name] ?? { id: '', version: 0 };
    const sent = Object.fromEntries(Object.keys(visibilities).map((flag) => [flag, on.includes(flag) ? 'public' : 'private']));
    versions.profile = at(recordOf(await records.updateProfile(sent, version('profile').version)));
    for (const name of recordFlags) {
      if (shown.has(name) === on.includes(name)) continue;
      const kind = Object.hasOwn(told.diagnoses, name) ? 'diagnosis' : 'treatment';
      versions[name] = at(recordOf(await records.update(kind, version(name), { unrestricted: on.includes(name) })));
      if (on.includes(name)) shown.add(name);
      else shown.delete(name);
    }
    await forMember(db, id, async (transaction) => {
      await transaction.deleteFrom('member_avatar').execute();
      if (on.includes('picture')) await transaction.insertInto('member_avatar').values({ member_id: id, name: pictureName }).execute();
    });
  };
  return { ...signedUp, id, browser, versions, records, show };
}

const pageOf = (browser: Visitor, username: string, locale: Locale) => browser.get(pathTo('member', locale, { username }));

/** What the page itself says, and all around it. */
function read(text: string) {
  const document = parse(text);
  const main = document.querySelector('main');
  if (!main) throw new Error('a page shows nothing');
  const words = main.text;
  const shownPicture = main.querySelector('img')?.getAttribute('src') ?? null;
  const parts = { sections: main.querySelectorAll('section').length, facts: main.querySelectorAll('section > dl > div').length };
  const cards = main.querySelectorAll('article article').length;
  main.remove();
  // React asks early for a picture that stands in the page.
  document.querySelector('link[rel=preload][as=image]')?.remove();
  return { words, shownPicture, parts: { ...parts, cards }, around: document.outerHTML };
}

const partsOf = (sees: readonly string[]) => {
  const among = (...names: string[]) => sees.filter((thing) => names.includes(thing)).length;
  const sections = among('about', 'health', 'diagnoses', 'treatments');
  const cards = among(...recordFlags);
  const others = among('picture', 'initial', 'tagline', 'bio', 'homepage');
  return { sections, cards, facts: sees.length - sections - cards - others };
};

describe('the page of a member', () => {
  let her: Awaited<ReturnType<typeof owner>>;
  let viewers: Readonly<Record<Viewer, Visitor>>;
  /** Of what nothing may be seen, by anybody. */
  let never: string[];
  const around = new Map<Locale, string>();

  beforeAll(async () => {
    her = await owner();
    const another = await member();
    const withoutPictures = await member();
    await askingRecords(withoutPictures.visitor).updateProfile({ showAvatars: false }, 0);
    viewers = { anonymous: visitor(), member: another.visitor, withoutPictures: withoutPictures.visitor, owner: her.browser };
    const ids = [her.id, ...Object.values(her.versions).map((version) => version.id)];
    never = [...ids, 'Firstnameofhers', 'Lastnameofhers', '555 0147', her.email, 'Note-of-hers', 'Paget'];
  });

  it.each(rows.map((row, index) => ({ ...row, number: index + 1 })))(
    'row $number: $viewer, $in',
    async ({ viewer, in: locale, on, sees }) => {
      await her.show(on);
      const { status, text } = await pageOf(viewers[viewer], her.username, locale);
      expect(status).toBe(sees.length > 0 ? 200 : 404);
      for (const secret of never) expect(text).not.toContain(secret);
      const page = read(text);
      for (const [thing, words] of Object.entries(things)) {
        for (const word of words[locale]) {
          const isThere = page.words.includes(word);
          expect([thing, word, isThere]).toEqual([thing, word, sees.includes(thing)]);
        }
      }
      if (sees.length === 0) return;
      expect(page.shownPicture).toBe(sees.includes('picture') ? picture : null);
      expect(page.parts).toEqual(partsOf(sees));
      expect(page.words).not.toMatch(/private|hidden|visib|privad|ocult/i);
      // All around it is the same whatever stands on it, and whoever looks.
      expect(page.around).toBe(around.get(locale) ?? page.around);
      around.set(locale, page.around);
    },
  );
});

describe('what answers alike', () => {
  /** As it is once it is built: in development a link to styles repeats the address. The form for a missing page takes along what was asked for. */
  const built = (text: string) => text.replace(/critical\.css\?pathname=[^"]*/, '').replace(/(name="address" value=")[^"]*/, '$1');
  const without = (headers: Headers) => [...headers].filter(([name]) => name !== 'date');

  it.each(locales)(
    'a member who shows nothing, a name that nobody has, one that cannot be a name, a locked account, and one that is leaving: %s',
    async (locale) => {
      const quiet = await member();
      await askingRecords(quiet.visitor).updateProfile({ city: 'Quito', bio: 'Nobody reads this' }, 0);
      const nothingToShow = await member();
      await askingRecords(nothingToShow.visitor).updateProfile({ city: 'Quito', showBiography: 'public', showSex: 'public', sex: null }, 0);
      const locked = await member();
      await askingRecords(locked.visitor).updateProfile({ bio: 'Locked away', showBiography: 'public' }, 0);
      expect((await pageOf(visitor(), locked.username, locale)).text).toContain('Locked away');
      await db.updateTable('identity_user').set({ locked_at: new Date() }).where('username', '=', locked.username).execute();
      const leaving = await member();
      await askingRecords(leaving.visitor).updateProfile({ bio: 'Going away', showBiography: 'public' }, 0);
      expect((await pageOf(visitor(), leaving.username, locale)).text).toContain('Going away');
      await db
        .updateTable('identity_user')
        .set({ deletion_due_at: new Date('2100-01-01') })
        .where('username', '=', leaving.username)
        .execute();
      const names = [quiet, nothingToShow, locked, leaving].map(({ username }) => username);
      const others = ['nobody', 'x', 'a b', '<script>', 'ñ'.repeat(60), 'Μember1', 'identity_user', '__proto__'];
      const answers = [];
      for (const name of [...names, ...others]) {
        for (const browser of [visitor(), quiet.visitor]) {
          const { status, headers, text } = await pageOf(browser, name, locale);
          answers.push({ status, headers: without(headers), text: built(text) });
        }
      }
      expect(answers[0]?.status).toBe(404);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    },
  );
});

describe('how it is answered', () => {
  const published = async () => {
    const { visitor: browser, username } = await member();
    await askingRecords(browser).updateProfile({ bio: '<b>Bold</b> & [link](https://else.example)', showBiography: 'public' }, 0);
    return { browser, username };
  };

  it.each(locales)('by every spelling of the name, kept nowhere, told to no other site, and to no search engine: %s', async (locale) => {
    const { username } = await published();
    for (const spelling of [username, username.toUpperCase(), username.toLowerCase()]) {
      const { status, headers, text } = await pageOf(visitor(), spelling, locale);
      expect([status, headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([200, 'private, no-store', 'same-origin']);
      const document = parse(text);
      expect(document.querySelector('title')?.text).toBe(`${username} | Alba`);
      expect(document.querySelector('h1')?.text).toBe(username);
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(document.querySelector('meta[name=description]')).toBeNull();
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`/${username}$`));
    }
    expect((await visitor().get('/sitemap.xml')).text).not.toContain('members');
    expect(logged.join('')).not.toContain(username);
  });

  it('as text: nothing that somebody wrote is markup, or a link', async () => {
    const { username } = await published();
    const document = parse((await pageOf(visitor(), username, 'en')).text);
    expect(document.querySelector('main article p')?.innerHTML).toBe('&lt;b&gt;Bold&lt;/b&gt; &amp; [link](https://else.example)');
    expect(document.querySelectorAll('main b')).toHaveLength(0);
    expect(document.querySelectorAll('main a[href*="else.example"]')).toHaveLength(0);
  });

  it.each(locales)('and its member is led there, and told whether there is anything on it: %s', async (locale) => {
    const { browser, username } = await published();
    const href = pathTo('member', locale, { username });
    for (const section of ['', '?section=settings']) {
      const say = async () =>
        parse((await browser.get(pathTo('profile', locale) + section)).text)
          .querySelector(`main a[href="${href}"]`)
          ?.closest('p')?.text;
      await askingRecords(browser).updateProfile({ showBiography: 'public' }, section === '' ? 1 : 3);
      expect(await say()).toContain(publicPageWords['publicPage.there'][locale]);
      await askingRecords(browser).updateProfile({ showBiography: 'private' }, section === '' ? 2 : 4);
      expect(await say()).toContain(publicPageWords['publicPage.nothing'][locale]);
    }
  });
});
