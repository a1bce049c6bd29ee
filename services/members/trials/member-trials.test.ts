import { afterAll, describe, expect, test } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { testDatabase } from '#database/testing.ts';
import { forMember } from '#services/identity/as-member.ts';
import { good, newMember, testAudit, testIdentity } from '#services/identity/testing.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { milesBetween } from '#services/trials/place/distance.ts';
import { placeOf } from '#services/trials/place/zip-code.ts';
import type { TrialSearch } from '#services/trials/shared.ts';
import { type MadeChange, madeNight } from '#services/trials/testing-nights.ts';
import { standInRegistry } from '#services/trials/testing-registry.ts';
import { type MadeStudy, madeStudies, randomFrom } from '#services/trials/testing-studies.ts';
import { trials } from '#services/trials/trials.ts';
import { memberTrials } from './member-trials.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
const made: MadeStudy[] = madeStudies({ studies: 60, sites: 400, seed: 11 });
const registry = await standInRegistry({ studies: made, dataTimestamp: '2026-11-01T09:00:00' });
afterAll(() => registry.close());

let now = new Date('2026-11-01T12:00:00Z');
const service = trials(db, { url: registry.url, isSample: true }, { pace: 0, now: () => now });
const mirror = () => service.mirror?.run(new AbortController().signal);
const mails: Mail[] = [];
const outbox = { put: async (_: unknown, mail: Mail) => void mails.push(mail) };
const kept = memberTrials({
  ...{ db, scopes: memberScopes(identity, ring), ring, trials: service, outbox },
  urlOf: (locale) => `https://alba.example/${locale}`,
});
await mirror();

const search: TrialSearch = {
  ...{ zip: '10001', distance: '50', phase: null, subtype: null, setting: null, kind: null, biomarkers: [], earlier: [] },
  ...{ hasBrainMetastases: false, sort: 'distance', from: 0 },
};
const idOf = ({ protocolSection }: MadeStudy) => protocolSection.identificationModule.nctId;

async function somebody() {
  const { browser, member } = await newMember(identity);
  await db.updateTable('identity_user').set({ email_verified: true }).where('id', '=', member.id).execute();
  return { caller: browser.caller, id: member.id };
}

const isNear = ({ kind, points }: MadeChange) => kind !== 'criteria' && points.some((point) => milesBetween(newYork, point) <= 50);
const newYork = placeOf(search.zip) ?? { lat: Number.NaN, lon: Number.NaN };

describe('What a member keeps', () => {
  test('is told right over a month of nights, and by mail once for each that concerns them', async () => {
    const ana = await somebody();
    const rosa = await somebody();
    const watched = made.slice(0, 12).map(idOf);
    for (const nctId of watched) expect(good(await kept.keepTrial(ana.caller, nctId))).toBe('kept');
    expect(good(await kept.keepSearch(rosa.caller, search))).toBe('kept');
    for (const { caller } of [ana, rosa]) good(await kept.setMail(caller, true));
    const random = randomFrom(30);
    const all: MadeChange[] = [];
    for (let day = 2; day <= 31; day += 1) {
      now = new Date(Date.UTC(2026, 10, day, 12));
      const date = now.toISOString().slice(0, 10);
      const expected = madeNight(made, { random, date });
      registry.holds({ studies: made, dataTimestamp: `${date}T09:00:00` });
      await mirror();
      all.push(...expected);
      mails.length = 0;
      await kept.tellByMail();
      await kept.tellByMail();
      const wanted = [expected.some(({ nctId, kind }) => kind !== 'criteria' && watched.includes(nctId)), expected.some(isNear)];
      expect(mails, date).toHaveLength(wanted.filter(Boolean).length);
      // As it was when the mail was switched on.
      for (const mail of mails) expect(mail.locale).toBe('en');
    }
    const own = good(await kept.list(ana.caller));
    for (const { nctId, changes } of own.trials)
      expect(
        changes.map(({ kind }) => kind),
        nctId,
      ).toEqual(all.filter((each) => each.nctId === nctId).map(({ kind }) => kind));
    const [found] = good(await kept.list(rosa.caller)).searches;
    const near = all.filter(isNear);
    expect(found?.changes.map(({ nctId, kind }) => `${nctId} ${kind}`).toSorted()).toEqual(
      near.map(({ nctId, kind }) => `${nctId} ${kind}`).toSorted(),
    );
    expect(near.length).toBeGreaterThan(10);
    expect(JSON.stringify(mails)).not.toMatch(/NCT\d{4}|cancer|10001/i);
    expect(new Set(mails.map(({ locale }) => locale))).toEqual(new Set(['en']));
    good(await kept.looked(ana.caller));
    expect(good(await kept.list(ana.caller)).trials.flatMap(({ changes }) => changes)).toEqual([]);
  });

  test('is sealed, of one length, nobody else’s, and kept once', async () => {
    const [ana, rosa] = [await somebody(), await somebody()];
    const nctId = idOf(made[0] as MadeStudy);
    good(await kept.keepTrial(ana.caller, nctId));
    good(await kept.keepTrial(ana.caller, nctId));
    good(await kept.keepSearch(ana.caller, { ...search, subtype: 'triple-negative' }));
    expect(good(await kept.keepSearch(ana.caller, { ...search, zip: 'x' }))).toBe('missing');
    expect(good(await kept.keepTrial(ana.caller, 'NCT00000000'))).toBe('missing');
    const rows = await forMember(db, ana.id, (transaction) => transaction.selectFrom('member_trial').selectAll().execute());
    expect(rows).toHaveLength(2);
    for (const part of [nctId, 'triple-negative']) expect(JSON.stringify(rows)).not.toContain(part);
    expect(new Set(rows?.map(({ sealed }) => sealed.length)).size).toBe(1);
    expect(good(await kept.list(rosa.caller)).trials).toEqual([]);
    const [trial] = good(await kept.list(ana.caller)).trials;
    good(await kept.remove(rosa.caller, trial?.id ?? ''));
    expect(good(await kept.list(ana.caller)).trials).toHaveLength(1);
    good(await kept.remove(ana.caller, trial?.id ?? ''));
    expect(good(await kept.list(ana.caller))).toMatchObject({ trials: [], searches: [{ search: { zip: '10001' } }] });
  });
});
