import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { testDatabase } from '#database/testing.ts';
import type { DB } from '#database/types.ts';
import { forMember } from '#services/identity/as-member.ts';
import { good, newMember, testAudit, testIdentity } from '#services/identity/testing.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { saveDraft } from '#services/members/drafts.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { ensureSeal } from '#services/members/keys/member-keys.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { members } from '#services/members/members.ts';
import { fieldOf } from '#services/members/vocabulary/field.ts';
import { visibilities } from '#services/members/vocabulary/profile/settings.ts';
import { publicPages } from './public-pages.ts';
import { placedFields } from './shown-profile.ts';

const { db, pool } = await testDatabase();
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
const scopes = memberScopes(identity, ring);
const service = members({ db, identity, ring, jobs: jobSender({ secret: 'a secret of the tests, and of nothing else' }) });

/** What is asked of the database, in order. */
const asked: string[] = [];
const watched = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query.sql) });
const pictures: string[] = [];
const pages = publicPages({
  db: watched,
  scopes,
  ring,
  pictureOf: async (memberId) => {
    asked.push('picture');
    return memberId !== null && pictures.includes(memberId) ? '/a-picture.webp' : null;
  },
});

const keyed = <Given extends object>(given: Given) => ({ key: randomUUID(), ...given });
const anonymous = { headers: new Headers(), visitor: 'a test', locale: 'en' } as const;
const seen = async (username: string) => (await pages.seenBy(anonymous, username, 'en')).page;
const askedFor = async (username: string) => {
  asked.length = 0;
  expect(await seen(username)).toBeNull();
  return [...asked];
};

async function someone(profile: object | null) {
  const { browser, member } = await newMember(identity);
  if (profile) good(await service.changeProfile(browser.caller, keyed({ version: 0, sent: profile })));
  return { ...member, caller: browser.caller };
}

test('every field with a flag has its place on the page, and no other', () => {
  const shown = Object.values(visibilities).flatMap((schema) => {
    const field = fieldOf(schema);
    return field.kind === 'visibility' ? field.shows : [];
  });
  expect(placedFields.toSorted()).toEqual(shown.toSorted());
});

test('as much is asked for whoever shows nothing as for a name that nobody has, or that cannot be one', async () => {
  const told = await someone({ city: 'Lima', bio: 'Nobody reads this', sex: 'female' });
  const silent = await someone(null);
  const locked = await someone({ bio: 'Locked away', showBiography: true });
  expect(await seen(locked.username)).toMatchObject({ bio: 'Locked away' });
  await db.updateTable('identity_user').set({ locked_at: new Date() }).where('id', '=', locked.id).execute();
  const forNobody = await askedFor('nobody');
  expect(forNobody).toHaveLength(7);
  expect(forNobody.filter((query) => /member_record|member_key|identity_user|picture/.test(query))).toHaveLength(4);
  for (const name of [told.username, silent.username, locked.username, 'a b', '', 'x'.repeat(2_000), '\0']) {
    expect(await askedFor(name)).toEqual(forNobody);
  }
});

test('a draft that would be public is seen by nobody, nor is a flag over nothing', async () => {
  const owner = await someone({ city: 'Lima', showSex: true, showMenopausal: true, menopausalStatus: 'unknown' });
  await forMember(db, owner.id, async (transaction) => {
    const scope = { transaction, memberId: owner.id, seal: await ensureSeal(transaction, ring, owner.id) };
    const answers = {
      diagnosis: { diagnosed: 'yes', cancerTypes: ['IDC'], unrestricted: true },
      profile: { bio: 'Begun', showBiography: true },
    };
    await saveDraft(scope, { id: randomUUID(), flow: 'wizard', recordId: null, answers, at: null });
  });
  expect(await seen(owner.username)).toBeNull();
});

test('what leaves the service is words: no id, no version, no date of storing', async () => {
  const owner = await someone({ bio: 'Hello', showBiography: true });
  const added = good(
    await service.diagnosis.add(owner.caller, keyed({ sent: { diagnosed: 'yes', cancerTypes: ['IDC'], unrestricted: true } })),
  );
  if (added.kind !== 'stored') throw new Error(JSON.stringify(added));
  const treatment = { type: 'chemotherapy', status: 'planning', regimen: 'TC', notes: 'For me', unrestricted: true };
  good(await service.treatment.add(owner.caller, keyed({ sent: { ...treatment, diagnosisIds: [added.record.id] } })));
  expect(await seen(owner.username)).toEqual({
    username: owner.username,
    picture: null,
    ...{ tagline: null, bio: 'Hello', homepage: null, about: [], health: [] },
    diagnoses: [
      {
        ...{ title: 'Invasive ductal carcinoma', detail: null, status: null, when: null },
        lines: [{ label: 'Type of breast cancer', answer: 'Invasive ductal carcinoma (IDC)' }],
      },
    ],
    treatments: [
      {
        ...{ title: 'Chemotherapy: TC', detail: null, status: { code: 'planning', inWords: 'Planned' }, when: null },
        lines: [{ label: 'Chemo regimen', answer: 'TC' }],
      },
    ],
  });
});

test('a page with a picture alone is one; who wishes to see none sees the page without, but for their own', async () => {
  const owner = await someone({ showAvatars: false });
  const viewer = await someone({ showAvatars: false });
  const other = await someone(null);
  pictures.push(owner.id);
  const pictureFor = async (caller: Parameters<typeof pages.seenBy>[0]) => (await pages.seenBy(caller, owner.username, 'es')).page?.picture;
  expect([await pictureFor(anonymous), await pictureFor(other.caller), await pictureFor(owner.caller)]).toEqual(
    Array(3).fill('/a-picture.webp'),
  );
  expect(await pictureFor(viewer.caller)).toBeNull();
  expect([good(await pages.isThere(owner.caller)), good(await pages.isThere(viewer.caller))]).toEqual([true, false]);
});

test('whoever looks leaves no line in the log of who is looked at', async () => {
  const owner = await someone({ bio: 'Hello', showBiography: true });
  const before = good(await service.log(owner.caller)).length;
  expect(await seen(owner.username)).toMatchObject({ bio: 'Hello' });
  expect(good(await service.log(owner.caller))).toHaveLength(before);
});
