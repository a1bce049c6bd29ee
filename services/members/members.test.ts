import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { testDatabase } from '#database/testing.ts';
import { forMember } from '#services/identity/as-member.ts';
import { good, newMember, problem, testAudit, testIdentity } from '#services/identity/testing.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { keyRing } from './keys/key-ring.ts';
import { members } from './members.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const parts = {
  db,
  identity,
  ring: keyRing([newMemberKey(new Date())], testAudit),
  jobs: jobSender({ secret: 'a secret of the tests, and of nothing else' }),
};
const service = members(parts);

const diagnosis = { diagnosed: 'yes', cancerTypes: ['IDC'], diagnosisDateYear: 2024 };
const keyed = <Given extends object>(given: Given) => ({ key: randomUUID(), ...given });

async function someone() {
  const { browser, member } = await newMember(identity);
  const { caller } = browser;
  const added = good(await service.diagnosis.add(caller, keyed({ sent: diagnosis })));
  if (added.kind !== 'stored') throw new Error(JSON.stringify(added));
  return { ...browser, caller, id: member.id, diagnosis: added.record };
}

test('a whole record is what its parts are, and each reading leaves a line', async () => {
  const { caller, diagnosis: first } = await someone();
  good(await service.changeProfile(caller, keyed({ version: 0, sent: { city: 'Lima', timeZone: 'America/Lima' } })));
  const treatment = { type: 'surgery', status: 'planning', diagnosisIds: [first.id] };
  good(await service.treatment.add(caller, keyed({ sent: treatment, fromProfileWizard: true })));
  const whole = good(await service.whole(caller));
  expect(whole.profile?.fields).toMatchObject({ city: 'Lima', timeZone: 'America/Lima' });
  expect(whole.treatments).toMatchObject([{ fromProfileWizard: true, fields: { diagnosisIds: [first.id] } }]);
  const [profile, diagnoses, treatments] = [
    await service.profile(caller),
    await service.diagnoses(caller),
    await service.treatments(caller),
  ];
  expect({ profile: good(profile), diagnoses: good(diagnoses), treatments: good(treatments) }).toEqual(whole);
  const lines = good(await service.log(caller)).map(({ action, kind }) => `${action} ${kind}`);
  expect(lines).toEqual([
    'read treatment',
    'read diagnosis',
    'read profile',
    'read all',
    'added treatment',
    'added profile',
    'added diagnosis',
  ]);
});

test('a profile, for which each page asks, leaves one line a day', async () => {
  const { caller } = await someone();
  const reads = async () => good(await service.log(caller)).filter(({ action, kind }) => `${action} ${kind}` === 'read profile');
  for (let page = 0; page < 10; page++) good(await service.profile(caller));
  expect(await reads()).toHaveLength(1);
  const tomorrow = members({ ...parts, now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) });
  good(await tomorrow.profile(caller));
  expect(await reads()).toHaveLength(2);
});

test('nothing is read or changed without a session', async () => {
  const { caller, diagnosis: mine } = await someone();
  good(await identity.signOut(caller));
  for (const answer of [
    await service.whole(caller),
    await service.log(caller),
    await service.diagnosis.remove(caller, keyed(mine)),
    await service.changeProfile(caller, keyed({ version: 0, sent: {} })),
  ])
    expect(problem(answer)).toBe('not-signed-in');
});

test('today is the member’s own, and the earliest there is where nobody knows', async () => {
  const midnight = new Date('2026-03-01T00:30:00Z');
  const service = members({ ...parts, now: () => midnight });
  const { caller } = await someone();
  const march = { diagnosed: 'yes', diagnosisDateYear: 2026, diagnosisDateMonth: 3, diagnosisDateDay: 1 };
  expect(good(await service.diagnosis.add(caller, keyed({ sent: march }))).kind).toBe('stored');
  good(await service.changeProfile(caller, keyed({ version: 0, sent: { timeZone: 'America/Los_Angeles' } })));
  expect(good(await service.diagnosis.add(caller, keyed({ sent: march })))).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'date-future' }],
  });
});

describe('What was removed', () => {
  const rowsOf = (id: string) => forMember(db, id, (transaction) => transaction.selectFrom('member_record').select('id').execute());
  const later = (id: string) =>
    forMember(db, id, (transaction) => sql`update member_record set removed_at = now() - interval '601 seconds'`.execute(transaction));

  test('waits for its job, which erases it only once it cannot be brought back', async () => {
    const { caller, id, diagnosis: mine } = await someone();
    good(await service.diagnosis.remove(caller, keyed(mine)));
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from start_after - created_on)::float8 as wait from jobs.job where name = 'erase-removed'`.execute(db);
    expect(rows.map(({ wait }) => Math.round(wait))).toEqual([605]);
    await service.eraseRemoved({ memberId: id, recordId: mine.id });
    expect(await rowsOf(id)).toHaveLength(1);
    await later(id);
    await service.eraseRemoved({ memberId: id, recordId: mine.id });
    expect(await rowsOf(id)).toEqual([]);
    await service.eraseRemoved({ memberId: id, recordId: mine.id });
    const [line] = good(await service.log(caller));
    expect(line).toMatchObject({ actor: 'job', action: 'erased', kind: 'diagnosis', recordId: mine.id });
  });

  test('stays where it was brought back, and a job of one member erases nothing of another', async () => {
    const [ana, rosa] = [await someone(), await someone()];
    for (const { caller, diagnosis: mine } of [ana, rosa]) good(await service.diagnosis.remove(caller, keyed(mine)));
    good(await service.diagnosis.restore(ana.caller, keyed({ id: ana.diagnosis.id })));
    await later(rosa.id);
    await service.eraseRemoved({ memberId: ana.id, recordId: ana.diagnosis.id });
    await service.eraseRemoved({ memberId: ana.id, recordId: rosa.diagnosis.id });
    await service.eraseRemoved({ memberId: 'nobody', recordId: rosa.diagnosis.id });
    expect([await rowsOf(ana.id), await rowsOf(rosa.id)]).toEqual([[{ id: ana.diagnosis.id }], [{ id: rosa.diagnosis.id }]]);
  });
});
