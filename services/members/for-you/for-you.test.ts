import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { locales } from '#config/locale.ts';
import { newMemberKey } from '#config/member-keys.ts';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import type { Candidate, EntryTeaser } from '#services/content/library/store.ts';
import { good, newMember, problem, testAudit, testIdentity } from '#services/identity/testing.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { members } from '#services/members/members.ts';
import { digests } from './digests.ts';
import { forYou } from './for-you.ts';

const { db, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
let now = new Date('2026-11-02T12:00:00Z');
const clock = () => now;

const nobody = { personas: [], stages: [], cancerTypes: [], treatments: [], onlyFor: [] };
const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id, locale: 'en', type: 'page', title: `About ${id}`, teaser: 'A teaser', topics: ['topic-treatment'], tags: nobody },
  ...{ publishedAt: '2026-10-01', changedOn: null, hasSurvivalNumbers: false, links: [] },
  ...more,
});
const library = [
  candidate('about-you'),
  candidate('glossary'),
  candidate('living-longer', { title: 'Some live longer' }),
  candidate('news', {
    ...{ type: 'researchNews', publishedAt: '2026-11-10' },
    tags: { ...nobody, personas: ['newly-diagnosed', 'in-treatment', 'metastatic'] },
  }),
];
const teaserOf = ({ id, type, title, publishedAt }: Candidate): EntryTeaser => ({
  ...{ id, locale: 'en', type, screen: null, slug: id, title, sample: false, teaser: 'A teaser', publishedAt, updatedAt: publishedAt },
  ...{ card: { changes: [], archived: false, writer: null, topic: null }, newUntil: 0 },
});
let readings = 0;
const content = {
  candidates: async () => {
    readings += 1;
    return library;
  },
  teasers: async (ids: readonly string[]) => library.filter(({ id }) => ids.includes(id)).map(teaserOf),
};
const scopes = memberScopes(identity, ring);
const service = forYou({ db, scopes, ring, content, now: clock });
const record = members({ db, identity, ring, jobs: identity.parts.jobs, now: clock });

const mails: Mail[] = [];
let mailsUntilKill = Number.POSITIVE_INFINITY;
const outbox = {
  put: async (_: unknown, mail: Mail) => {
    if (mails.length >= mailsUntilKill) throw new Error('killed');
    mails.push(mail);
  },
};
const sender = digests({
  ...{ db, ring, content, outbox, secret: 'a secret of the tests, and of nothing else', formerSecrets: [], now: clock },
  addresses: {
    section: (locale) => `https://alba.example/${locale}`,
    leave: (locale, token) => `https://alba.example/${locale}/leave?token=${token}`,
    oneClick: (token) => `https://alba.example/api/leave?token=${token}`,
  },
});

async function somebody(sent: object = {}) {
  const { browser, member } = await newMember(identity);
  await db.updateTable('identity_user').set({ email_verified: true }).where('id', '=', member.id).execute();
  const { caller } = browser;
  const change = async (fields: object, version: number) =>
    good(await record.changeProfile(caller, { key: randomUUID(), version, sent: fields }));
  if (Object.keys(sent).length > 0) await change(sent, 0);
  const ids = async () => good(await service.list(caller, 'en')).items.map(({ teaser }) => teaser.id);
  return { caller, id: member.id, email: member.email, ids, change };
}
const stored = async () =>
  (await owner.query<{ row: string }>('select t::text as row from member_for_you as t')).rows.map(({ row }) => row);

describe('What is for a member', () => {
  it('is nobody’s who is not signed in', async () => {
    const caller = { headers: new Headers(), visitor: randomUUID(), locale: 'en' } as const;
    expect(problem(await service.list(caller, 'en'))).toBe('not-signed-in');
    expect(problem(await service.dismiss(caller, 'glossary'))).toBe('not-signed-in');
    expect(problem(await service.noteRead(caller, 'glossary'))).toBe('not-signed-in');
  });

  it('leaves out what was dismissed, until it is brought back, and stores none of it in clear', async () => {
    const { caller, ids } = await somebody();
    expect(await ids()).toEqual(['about-you', 'glossary', 'news']);
    good(await service.dismiss(caller, 'glossary'));
    good(await service.dismiss(caller, 'glossary'));
    expect(good(await service.dismiss(caller, 'no-such-entry'))).toBe('missing');
    const shown = good(await service.list(caller, 'en'));
    expect(shown.items.map(({ teaser }) => teaser.id)).toEqual(['about-you', 'news']);
    expect(shown.dismissed.map(({ id }) => id)).toEqual(['glossary']);
    const [row = ''] = await stored();
    expect(row).not.toMatch(/glossary|dismissed/);
    good(await service.bringBack(caller, 'glossary'));
    expect([await ids(), await stored()]).toEqual([['about-you', 'glossary', 'news'], []]);
  });

  it('keeps what was read for who wants that alone, for ninety days, and not a day after it is switched off', async () => {
    const { caller, ids, change } = await somebody({ persona: 'in-treatment' });
    expect(await ids()).toContain('news');
    expect(good(await service.noteRead(caller, 'news'))).toBe(false);
    await change({ recommendations: true }, 1);
    expect([good(await service.noteRead(caller, 'nothing')), await stored()]).toEqual([false, []]);
    expect(good(await service.noteRead(caller, 'news'))).toBe(true);
    const [short = ''] = await stored();
    good(await service.noteRead(caller, 'glossary'));
    const [long = ''] = await stored();
    expect(long.length).toBe(short.length);
    expect(await ids()).not.toContain('news');
    now = new Date('2027-01-31T12:00:00Z');
    expect(await service.purgeRead()).toBe(0);
    now = new Date('2027-02-02T12:00:00Z');
    expect([await service.purgeRead(), await service.purgeRead(), await stored()]).toEqual([1, 0, []]);
    now = new Date('2026-11-02T12:00:00Z');
    good(await service.noteRead(caller, 'news'));
    await change({ recommendations: false }, 2);
    expect(await stored()).toEqual([]);
  });
});

describe('Mails about what is for a member', () => {
  it('tell once how much is new, never what, whatever kills them, and end by one press', async () => {
    const weekly = { articleNotificationFrequency: 'weekly', persona: 'in-treatment' };
    const all = await Promise.all([somebody(weekly), somebody(weekly), somebody(weekly)]);
    const [silent, unwanted] = [
      await somebody({ persona: 'in-treatment' }),
      await somebody({ ...weekly, articleNotificationFrequency: 'monthly' }),
    ];
    now = new Date('2026-11-05T12:00:00Z');
    expect([await sender.send(), mails.length]).toEqual([0, 0]);
    now = new Date('2026-11-11T12:00:00Z');
    expect([await sender.send(), mails.length]).toEqual([0, 0]);
    now = new Date('2026-11-12T12:00:00Z');
    // Each is killed after one more mail, and begun again; two at once do no more than one.
    for (mailsUntilKill = 1; mailsUntilKill < all.length; mailsUntilKill += 1) await expect(sender.send()).rejects.toThrow('killed');
    mailsUntilKill = Number.POSITIVE_INFINITY;
    await Promise.all([sender.send(), sender.send()]);
    expect(mails.map(({ to }) => to).sort()).toEqual(all.map(({ email }) => email).sort());
    // The library is read once for a language, however many there are to write to.
    readings = 0;
    expect([await sender.send(), readings]).toEqual([0, locales.length]);
    const said = JSON.stringify(mails);
    expect(said).not.toMatch(/About news|treatment|cancer|glossary/i);
    const [mail] = mails;
    if (mail?.content.kind !== 'letter') throw new Error('no letter');
    expect(mail.content.words.paragraphs[0]).toBe('There is one new page for you.');
    const token = new URL(mail.content.list?.leave ?? '').searchParams.get('token') ?? '';
    const left = all.find(({ email }) => email === mail.to);
    expect([await sender.localeOf(token), await sender.localeOf('x'), await sender.leave('x')]).toEqual(['en', null, false]);
    expect([await sender.leave(token), await sender.leave(token)]).toEqual([true, true]);
    const frequency = async ({ caller }: { caller: Parameters<typeof record.profile>[0] }) =>
      good(await record.profile(caller))?.fields.articleNotificationFrequency;
    expect(left && (await frequency(left))).toBe('never');
    expect(await frequency(unwanted)).toBe('monthly');
    // What the job read, and what the press changed, stands in her log; of who wants no mail nothing was read.
    const log = left ? good(await record.log(left.caller)) : [];
    expect(log.some(({ actor, action, kind }) => actor === 'job' && action === 'read' && kind === 'all')).toBe(true);
    expect(good(await record.log(silent.caller)).some(({ actor }) => actor === 'job')).toBe(false);
  });
});
