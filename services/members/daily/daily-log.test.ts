import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { good, newMember, problem, testAudit, testIdentity } from '#services/identity/testing.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { members } from '#services/members/members.ts';
import { dailyLog } from './daily-log.ts';

const { db, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
const { jobs } = identity.parts;
const now = () => new Date('2026-11-25T17:00:00Z');
const today = '2026-11-25';
const { table } = await readSigns('content');

async function somebody() {
  const { browser, member } = await newMember(identity);
  const service = dailyLog({ scopes: memberScopes(identity, ring), signs: async () => table, jobs, now });
  const { caller } = browser;
  const record = members({ db, identity, ring, jobs, now });
  const save = async (sent: Record<string, string>, { seen = {}, day = today, key = randomUUID() as string } = {}) =>
    good(await service.save(caller, { locale: 'en', key, day, seen, sent }));
  const page = async (day: string | null = null) => good(await service.page(caller, { locale: 'en', day, weeks: 4 }));
  return { id: member.id, caller, service, record, save, page };
}

const stored = (outcome: Awaited<ReturnType<Awaited<ReturnType<typeof somebody>>['save']>>) => {
  if (outcome.kind !== 'stored') throw new Error(JSON.stringify(outcome));
  return outcome.day;
};

describe('The daily log', () => {
  it('is empty for who wrote nothing, and is nobody’s who is not signed in', async () => {
    const { page, service } = await somebody();
    expect(await page()).toMatchObject({
      day: { date: today, isToday: true },
      stored: null,
      before: null,
      hasDays: false,
      medicines: [],
      marks: [],
      charts: [],
    });
    const nobody = { headers: new Headers(), visitor: randomUUID(), locale: 'en' } as const;
    expect(problem(await service.page(nobody, { locale: 'en', day: null, weeks: 4 }))).toBe('not-signed-in');
  });

  it('keeps a day, and shows it beside the days before', async () => {
    const { save, page } = await somebody();
    stored(await save({ mood: '4', notes: 'Rain' }, { day: '2026-11-23' }));
    stored(await save({ mood: '6', 'symptom-nausea': '3', temperature: '98.2', weight: '150' }));
    const shown = await page();
    expect(shown.stored?.fields).toEqual({ mood: 6, 'symptom-nausea': 3, temperature: 98.2, weight: 150, weightUnit: 'lb' });
    expect(shown.before).toMatchObject({ inWords: 'Monday, November 23', fields: { mood: 4, notes: 'Rain' } });
    expect(shown.charts).toMatchObject([{ id: 'mood', points: [{ inWords: '4' }, { inWords: '6', x: 1 }] }]);
    expect(shown.notes).toEqual([{ day: 'Monday, November 23', notes: 'Rain', taken: null }]);
    expect(shown.symptoms.first.map(({ id }) => id)).toContain('nausea');
    expect((await page('2026-11-23')).stored?.fields).toEqual({ mood: 4, notes: 'Rain' });
    expect((await page('2027-01-01')).day).toMatchObject({ date: today, later: null });
  });

  it('refuses what cannot be, with every field, and stores nothing of it', async () => {
    const { save, page } = await somebody();
    expect(await save({ mood: '11', temperature: '70', notes: 'kept by the page' })).toMatchObject({
      kind: 'refused',
      problems: [
        { field: 'mood', code: 'strength', text: 'Mood: choose a number from 0 to 10.' },
        { field: 'temperature', code: 'temperature' },
      ],
    });
    const alone = async (...given: Parameters<typeof save>) => {
      const outcome = await save(...given);
      return outcome.kind === 'refused' ? outcome.problems.map(({ field, code }) => ({ field, code })) : outcome;
    };
    expect(await alone({})).toEqual([{ field: null, code: 'nothing' }]);
    expect(await alone({ mood: '1' }, { day: '2026-11-29' })).toEqual([{ field: null, code: 'future' }]);
    expect(await alone({ mood: '1' }, { day: '1999-12-31' })).toEqual([{ field: null, code: 'too-early' }]);
    expect(await alone({ mood: '1' }, { day: '2026-02-30' })).toEqual([{ field: null, code: 'too-early' }]);
    expect(await alone({ weight: '500', weightUnit: 'kg' })).toEqual([{ field: 'weight', code: 'weight' }]);
    expect((await page()).hasDays).toBe(false);
  });

  it('merges what two pages changed, and lets the member choose where both changed one field', async () => {
    const { save, page, service, caller } = await somebody();
    stored(await save({ mood: '3' }));
    const seen = { mood: '3' };
    stored(await save({ mood: '5', pain: '1' }, { seen }));
    const both = stored(await save({ mood: '8', sleep: '7' }, { seen }));
    expect(both).toMatchObject({ fields: { mood: 5, pain: 1, sleep: 7 }, conflicts: { mood: [8] } });
    const choose = { key: randomUUID(), day: today, field: 'mood', place: 0 };
    for (let twice = 0; twice < 2; twice += 1) good(await service.choose(caller, choose));
    expect((await page()).stored).toMatchObject({ fields: { mood: 8, pain: 1, sleep: 7 }, conflicts: {} });
  });

  it('takes in what a device kept, beside what stands there, however often it is sent', async () => {
    const { save, page, service, caller } = await somebody();
    stored(await save({ mood: '3' }));
    const days = JSON.stringify([
      { day: today, fields: { mood: 5, pain: 2, 'symptom-gone': 1 }, conflicts: {} },
      { day: '2026-11-20', fields: { notes: 'before the account' }, conflicts: { notes: ['another'] } },
    ]);
    for (let twice = 0; twice < 2; twice += 1) {
      expect(good(await service.takeIn(caller, { locale: 'en', days }))).toEqual({ kind: 'taken-in' });
      expect((await page()).stored).toMatchObject({ fields: { mood: 3, pain: 2 }, conflicts: { mood: [5] } });
      expect((await page('2026-11-20')).stored).toMatchObject({
        fields: { notes: 'before the account' },
        conflicts: { notes: ['another'] },
      });
    }
  });

  it('takes in all that a device sends, or nothing', async () => {
    const { page, service, caller } = await somebody();
    const day = (date: string) => ({ day: date, fields: { mood: 5 }, conflicts: {} });
    const sent = async (days: unknown) => {
      const outcome = good(await service.takeIn(caller, { locale: 'en', days: typeof days === 'string' ? days : JSON.stringify(days) }));
      return outcome.kind === 'refused' ? outcome.problems.map(({ code }) => code) : outcome;
    };
    expect(await sent([day(today), day('2026-11-27')])).toEqual(['future']);
    for (const none of ['', '{', [], [day('2026-02-30')], [day('1999-12-31')], [{ day: today }], Array(401).fill(day(today))]) {
      expect(await sent(none)).toEqual(['nothing']);
    }
    expect((await page()).hasDays).toBe(false);
  });

  it('makes a change once that is sent twice', async () => {
    const { save } = await somebody();
    const key = randomUUID();
    const first = stored(await save({ mood: '3' }, { key }));
    stored(await save({ mood: '9' }, { seen: { mood: '3' } }));
    expect(stored(await save({ mood: '3' }, { key }))).toMatchObject({ id: first.id, fields: { mood: 9 } });
    expect(await save({ mood: '4' }, { key })).toEqual({ kind: 'missing' });
  });

  it('takes a day out, and brings it back; nobody reaches a day of another', async () => {
    const { save, page, service, caller } = await somebody();
    const other = await somebody();
    const { id } = stored(await save({ mood: '3' }));
    expect(good(await other.service.remove(other.caller, { key: randomUUID(), id }))).toEqual({ kind: 'missing' });
    expect(good(await service.remove(caller, { key: randomUUID(), id }))).toEqual({ kind: 'removed', id });
    expect((await page()).hasDays).toBe(false);
    expect(good(await other.service.restore(other.caller, { key: randomUUID(), id }))).toEqual({ kind: 'missing' });
    expect(good(await service.restore(caller, { key: randomUUID(), id }))).toMatchObject({ kind: 'stored' });
    expect((await page()).stored?.fields).toEqual({ mood: 3 });
    // What is written anew on a day that was removed stands there alone.
    good(await service.remove(caller, { key: randomUUID(), id }));
    stored(await save({ pain: '2' }));
    expect((await page()).stored?.fields).toEqual({ pain: 2 });
  });

  it('is sealed: neither a day nor a word of it stands in the database', async () => {
    const { save, id } = await somebody();
    stored(await save({ notes: 'a sentinel in the notes' }, { day: '2026-10-31' }));
    const { rows } = await owner.query('select * from member_day where member_id = $1', [id]);
    expect(rows).toHaveLength(1);
    const text = JSON.stringify(rows);
    for (const told of ['sentinel', '2026-10-31', 'notes']) expect(text).not.toContain(told);
  });
});

describe('What the log says to do', () => {
  const chemotherapy = { type: 'chemotherapy', status: 'undergoing', startedAt: '2026-10', regimen: 'TC' };
  const withRecord = async (treatment: object) => {
    const one = await somebody();
    const diagnosis = good(
      await one.record.diagnosis.add(one.caller, {
        key: randomUUID(),
        sent: { diagnosed: 'yes', cancerTypes: ['IDC'], diagnosisDateYear: 2026 },
      }),
    );
    if (diagnosis.kind !== 'stored') throw new Error(JSON.stringify(diagnosis));
    const sent = { ...treatment, diagnosisIds: [diagnosis.record.id] };
    const added = good(await one.record.treatment.add(one.caller, { key: randomUUID(), sent }));
    if (added.kind !== 'stored') throw new Error(JSON.stringify(added));
    return one;
  };

  it('of a fever is that of the treatments that were told', async () => {
    const { page } = await withRecord(chemotherapy);
    const { signs, symptoms, marks } = await page();
    const first = symptoms.first.map(({ id }) => id);
    expect(signs.fever.map(({ urgency, when }) => [urgency, when])).toEqual([['at-once', 'During chemo']]);
    expect(signs.fever[0]?.words).toContain('100.4 °F (38 °C)');
    expect(first).toEqual(expect.arrayContaining(['nausea', 'diarrhea', 'mouth-sores', 'tired']));
    expect(first).not.toContain('swelling');
    expect(marks).toEqual([]);
    const lately = await withRecord({ ...chemotherapy, startedAt: '2026-11-10' });
    expect((await lately.page()).marks).toMatchObject([{ x: expect.closeTo(12 / 27) }]);
  });

  it('goes by the medicine where the table does', async () => {
    const { page } = await withRecord({ type: 'targeted', status: 'undergoing', startedAt: '2026-10', medicines: ['palbociclib'] });
    const { signs, medicines } = await page();
    expect(signs.fever.map(({ when }) => when)).toEqual(expect.arrayContaining(['On a CDK4/6 drug']));
    expect(medicines).toMatchObject([{ code: 'palbociclib' }]);
  });

  it('minds immunotherapy for a year after it', async () => {
    const long = await withRecord({ type: 'immunotherapy', status: 'finished', startedAt: '2024-01', finishedAt: '2025-03' });
    const lately = await withRecord({ type: 'immunotherapy', status: 'finished', startedAt: '2025-01', finishedAt: '2026-03' });
    const urgent = async ({ page }: typeof long) =>
      (await page()).signs.symptoms.breath?.filter(({ when }) => when?.includes('immunotherapy'));
    expect(await urgent(long)).toEqual([]);
    expect((await urgent(lately))?.map(({ urgency }) => urgency)).toEqual(['emergency', 'emergency']);
  });

  it('is everything for who told of no treatment, with the situation beside it', async () => {
    const { page } = await somebody();
    const { signs } = await page();
    expect(signs.fever.length).toBeGreaterThan(5);
    expect(signs.fever.every(({ when }) => when !== null)).toBe(true);
  });
});
