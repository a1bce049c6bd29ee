import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { describe, expect, it, test } from 'vitest';
import { type Locale, locales } from '#config/locale.ts';
import { newMemberKey } from '#config/member-keys.ts';
import { testDatabase } from '#database/testing.ts';
import { forMember } from '#services/identity/as-member.ts';
import { good, newMember, testAudit, testIdentity } from '#services/identity/testing.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import { readAudit } from '#services/members/audit.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { visits } from '#services/members/visits/visits.ts';
import { momentAt } from '#services/moments/zoned.ts';
import { dueBetween } from './due.ts';
import { medicines } from './medicines.ts';
import { reminderMail } from './reminder-mail.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
const { jobs } = identity.parts;
const scopes = memberScopes(identity, ring);
let now = new Date('2026-11-25T17:00:00Z');
const clock = () => now;
const mails: Mail[] = [];
let dies = false;
const outbox = {
  put: async (_: unknown, mail: Mail) => {
    mails.push(mail);
    if (dies) throw new Error('killed');
  },
};
const visitList = visits({ scopes, jobs, openQuestions: async () => [], now: clock });
const medicineList = medicines({ scopes, jobs, now: clock });
const mail = reminderMail({
  ...{ db, scopes, ring, outbox, secret: 'a secret of the tests, and of nothing else', formerSecrets: [], now: clock },
  addresses: { section: (locale) => `https://alba.example/${locale}`, oneClick: (token) => `https://alba.example/leave?token=${token}` },
});

const visit = {
  kind: 'infusion',
  date: '2026-12-03',
  time: '14:30',
  timeZone: 'America/Los_Angeles',
  where: 'Clínica Sol',
  withWhom: 'Dr. Vega',
  notes: 'Zarza',
};
const medicine = { name: 'Tamoxifen', times: '20:00, 8:00', everyDays: '1', from: '2026-11-26', until: '', timeZone: 'America/New_York' };

async function somebody() {
  const { browser, member } = await newMember(identity);
  await db.updateTable('identity_user').set({ email_verified: true }).where('id', '=', member.id).execute();
  const { caller } = browser;
  const addVisit = async (more: Partial<typeof visit> = {}) =>
    good(await visitList.add(caller, { key: randomUUID(), sent: { ...visit, ...more } }));
  const addMedicine = async (more: Partial<typeof medicine> = {}) =>
    good(await medicineList.add(caller, { key: randomUUID(), sent: { ...medicine, ...more } }));
  return { id: member.id, caller, addVisit, addMedicine };
}

const idOf = (outcome: { kind: string; item?: { id: string } }) => outcome.item?.id ?? '';

describe('A visit', () => {
  it('stands among those to come or past, by the clock of where it is', async () => {
    const { caller, addVisit } = await somebody();
    await addVisit();
    await addVisit({ date: '2026-11-24', kind: 'lab' });
    await addVisit({ date: '2026-11-25', time: '' });
    const page = good(await visitList.page(caller, 'es'));
    expect(page.toCome.map(({ when }) => when)).toEqual([
      'miércoles, 25 de noviembre de 2026',
      expect.stringMatching(/^jueves, 3 de diciembre de 2026, 2:30 p\. ?m\. \(/),
    ]);
    expect(page.past.map(({ title }) => title)).toEqual(['Análisis de sangre, Dr. Vega']);
    expect(page.toCome[1]?.reading).toContain('chemo-bag');
  });

  it('is refused with every field that is wrong', async () => {
    const { addVisit } = await somebody();
    const refused = await addVisit({ kind: 'party', date: '2026-02-30', time: '25:00', timeZone: 'Mars/Olympus', where: 'x'.repeat(201) });
    expect(refused.kind === 'refused' && refused.problems.map(({ field }) => field)).toEqual(['kind', 'date', 'time', 'where', 'timeZone']);
    for (const date of ['0026-12-03', '2101-01-01', '20261-12-03', ''])
      expect(await addVisit({ date })).toEqual({ kind: 'refused', problems: [{ field: 'date', code: 'visit-date' }] });
  });

  it('is a file for calendars that tells nothing, unless it is told to', async () => {
    const { caller, addVisit } = await somebody();
    const id = idOf(await addVisit());
    const read = async (isTold: boolean) => good(await visitList.calendar(caller, { id, isTold })) ?? '';
    const neutral = await read(false);
    expect(neutral).not.toMatch(/Infusion|Vega|Sol|Zarza|Alba|cancer/i);
    const component = new ICAL.Component(ICAL.parse(neutral)).getFirstSubcomponent('vevent');
    const event = component && new ICAL.Event(component);
    expect([event?.summary, event?.startDate.toJSDate().toISOString()]).toEqual(['Appointment', '2026-12-03T22:30:00.000Z']);
    expect(component?.getAllSubcomponents('valarm')).toHaveLength(2);
    expect(await read(true)).toMatch(/SUMMARY:Infusion or chemo\\, Dr\. Vega/);
    expect(good(await visitList.calendar(caller, { id: randomUUID(), isTold: true }))).toBeNull();
  });
});

describe('A medicine', () => {
  it('is a file that repeats at each of its times, without its name unless that is wished', async () => {
    const { caller, addMedicine } = await somebody();
    const id = idOf(await addMedicine({ everyDays: '21', until: '2026-12-31' }));
    const neutral = good(await medicineList.calendar(caller, { id, isTold: false })) ?? '';
    expect(neutral).not.toMatch(/Tamoxifen|Alba/i);
    const events = new ICAL.Component(ICAL.parse(neutral)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(events.map(({ summary }) => summary)).toEqual(['Reminder', 'Reminder']);
    const days = events.map((event) => {
      const all = event.iterator();
      return [all.next(), all.next(), all.next()].map((at) => at?.toString());
    });
    expect(days).toEqual([
      ['2026-11-26T08:00:00', '2026-12-17T08:00:00', undefined],
      ['2026-11-26T20:00:00', '2026-12-17T20:00:00', undefined],
    ]);
    expect(good(await medicineList.calendar(caller, { id, isTold: true }))).toContain('Tamoxifen');
  });

  it('is changed as it stood; a calendar that has its file keeps its events and drops a time that is gone', async () => {
    const { caller, addMedicine } = await somebody();
    const id = idOf(await addMedicine());
    const sent = { ...medicine, name: 'Letrozole', times: '9:30', timeZone: 'America/Chicago' };
    const change = async (more: object = {}) =>
      good(await medicineList.change(caller, { key: randomUUID(), id, version: 1, sent: { ...sent, ...more } }));
    expect(await change({ times: 'noon' })).toMatchObject({ kind: 'refused', problems: [{ field: 'times' }] });
    expect(await change()).toMatchObject({ kind: 'stored', item: { version: 2 } });
    expect((await change({ name: 'Anastrozole' })).kind).toBe('changed-elsewhere');
    const { medicines: all } = good(await medicineList.page(caller, 'en'));
    expect(all).toMatchObject([{ fields: { name: 'Letrozole', times: ['09:30'], timeZone: 'America/Chicago' } }]);

    const file = good(await medicineList.calendar(caller, { id, isTold: false })) ?? '';
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    const told = (name: string) => events.map((event) => event.getFirstPropertyValue(name));
    expect(told('uid')).toEqual([`${id}-0`, `${id}-1`]);
    expect(told('sequence')).toEqual([2, 2]);
    expect(told('status')).toEqual([null, 'CANCELLED']);
    expect(events.map((event) => new ICAL.Event(event).isRecurring())).toEqual([true, false]);
    // Where the time comes back, so does its event.
    good(await medicineList.change(caller, { key: randomUUID(), id, version: 2, sent: medicine }));
    expect(good(await medicineList.calendar(caller, { id, isTold: false }))).not.toContain('CANCELLED');
    expect(good(await medicineList.change(caller, { key: randomUUID(), id: randomUUID(), version: 1, sent })).kind).toBe('missing');
  });

  it('has its times as clocks of twelve hours or of a day show them, and says them as readers write them', async () => {
    const { caller, addMedicine } = await somebody();
    const id = idOf(await addMedicine({ times: '8 am, 12:30 PM; 9:05 p. m. 12 a.m. 14:00, 8:00' }));
    const shown = async (locale: Locale) => good(await medicineList.page(caller, locale)).medicines[0];
    expect((await shown('en'))?.fields.times).toEqual(['00:00', '08:00', '12:30', '14:00', '21:05']);
    for (const locale of locales) {
      const { times = '', version = 0 } = (await shown(locale)) ?? {};
      expect(times.replaceAll(/\s/g, ' ')).toMatch(/^12:00 a\.? ?m.*9:05 p\.? ?m\.?$/i);
      const sent = { ...medicine, times };
      expect((await medicineList.change(caller, { key: randomUUID(), id, version, sent })).ok).toBe(true);
      expect((await shown(locale))?.fields.times).toEqual(['00:00', '08:00', '12:30', '14:00', '21:05']);
    }
    expect(await addMedicine({ times: '13 pm' })).toMatchObject({ kind: 'refused', problems: [{ field: 'times' }] });
  });

  it('is refused where it has no name or no time, or ends before it begins', async () => {
    const { addMedicine } = await somebody();
    const fields = async (more: Partial<typeof medicine>) => {
      const outcome = await addMedicine(more);
      return outcome.kind === 'refused' ? outcome.problems.map(({ field }) => field) : outcome.kind;
    };
    expect(await fields({ name: ' ', times: 'noon', everyDays: '3', from: '' })).toEqual(['name', 'times', 'everyDays', 'from']);
    expect(await fields({ until: '2026-11-01' })).toEqual(['until']);
    expect(await fields({ from: '0026-11-26', until: '2101-01-01' })).toEqual(['from', 'until']);
  });
});

test('a time is that which the clock of a place shows, also where it is changed', () => {
  const at = (date: string, time: string) => momentAt(date, time, 'America/New_York').toISOString();
  expect(at('2026-07-01', '08:00')).toBe('2026-07-01T12:00:00.000Z');
  expect(at('2026-12-01', '08:00')).toBe('2026-12-01T13:00:00.000Z');
  expect(at('0026-12-03', '14:30'), 'a year that was mistyped').toMatch(/^0026-12-03T19:\d\d/);
  // 2026-03-08: two o'clock is three. 2026-11-01: one o'clock comes twice.
  expect(at('2026-03-08', '02:30')).toBe('2026-03-08T07:30:00.000Z');
  expect(at('2026-03-08', '03:30')).toBe('2026-03-08T07:30:00.000Z');
  expect(at('2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z');
  expect(at('2026-11-01', '02:30')).toBe('2026-11-01T07:30:00.000Z');
});

test('of a medicine that was due long ago nobody is reminded, nor of a visit that has begun', () => {
  const daily = { name: 'a', times: ['08:00'], everyDays: 1, from: '2026-11-01', until: null, timeZone: 'America/New_York' } as const;
  const through = new Date('2026-11-25T16:00:00Z');
  const between = { after: new Date('2026-11-20T00:00:00Z'), through };
  expect(dueBetween({ visits: [], medicines: [{ ...daily, times: [...daily.times] }] }, between).now).toBe(false);
  expect(dueBetween({ visits: [], medicines: [{ ...daily, times: ['10:59'] }] }, between).now).toBe(true);
  const past = {
    kind: 'lab',
    date: '2026-11-25',
    time: '09:00',
    timeZone: 'America/New_York',
    where: '',
    withWhom: '',
    notes: '',
  } as const;
  expect(dueBetween({ visits: [past], medicines: [] }, between).tomorrow).toBe(false);
  expect(dueBetween({ visits: [{ ...past, time: '12:00' }], medicines: [] }, between).tomorrow).toBe(true);
});

describe('Mails', () => {
  it('of a medicine that was changed come at its new times', async () => {
    const { caller, addMedicine } = await somebody();
    const id = idOf(await addMedicine({ times: '8:00' }));
    now = new Date('2026-11-26T12:00:00Z');
    good(await mail.wish(caller, { visits: false, medicines: true }));
    good(await medicineList.change(caller, { key: randomUUID(), id, version: 1, sent: { ...medicine, times: '11:00' } }));
    const sentAt = async (at: string) => {
      now = new Date(at);
      await mail.tell();
      return mails.splice(0).length;
    };
    expect([await sentAt('2026-11-26T13:10:00Z'), await sentAt('2026-11-26T16:10:00Z')]).toEqual([0, 1]);
    good(await mail.wish(caller, { visits: false, medicines: false }));
    now = new Date('2026-11-25T17:00:00Z');
  });

  it('come once for each thing that is due, under kills, only to who switched them on, and end with one press', async () => {
    const [ana, rosa] = [await somebody(), await somebody()];
    for (const each of [ana, rosa]) {
      await each.addVisit();
      await each.addMedicine();
    }
    good(await mail.wish(ana.caller, { visits: true, medicines: true }));
    expect(good(await mail.wishes(rosa.caller))).toEqual({ visits: false, medicines: false });
    const [from, to] = [Date.parse('2026-11-25T17:00:00Z'), Date.parse('2026-11-28T05:00:00Z')];
    for (let at = from; at <= to; at += 2 * 60 * 60_000) {
      now = new Date(at);
      const before = mails.length;
      dies = true;
      await mail.tell().catch(() => {});
      dies = false;
      mails.length = before;
      await mail.tell();
      await mail.tell();
    }
    // Tamoxifen at eight in the morning and in the evening of the 26th and 27th.
    expect(mails).toHaveLength(4);
    now = new Date('2026-12-02T22:35:00Z');
    // Saved again while something is due: it is told all the same.
    good(await mail.wish(ana.caller, { visits: true, medicines: false }));
    await mail.tell();
    expect(mails).toHaveLength(5);
    good(await mail.wish(ana.caller, { visits: true, medicines: true }));
    // Without the tokens, whose letters are chance.
    expect(JSON.stringify(mails).replaceAll(/token=[\w.-]+/g, '')).not.toMatch(
      /Tamoxifen|Vega|Sol\b|nfusion|medicine|visit|appointment|cancer/i,
    );
    expect(JSON.stringify(mails.at(-1))).toContain('tomorrow');
    expect(mails.every(({ locale }) => locale === 'en')).toBe(true);

    const lines = await forMember(db, ana.id, (transaction) => readAudit(transaction, ana.id, 100));
    const days = lines?.filter(({ actor, kind }) => actor === 'job' && kind === 'reminders').map(({ at }) => at) ?? [];
    expect(days.length).toBeGreaterThanOrEqual(4);
    expect(await forMember(db, rosa.id, (transaction) => readAudit(transaction, rosa.id, 100))).toEqual([]);

    const { content } = mails.at(-1) ?? {};
    const leave = content?.kind === 'letter' ? content.list?.leave : undefined;
    await mail.leave('nonsense');
    expect(good(await mail.wishes(ana.caller))).toEqual({ visits: true, medicines: true });
    const token = new URL(leave ?? '').searchParams.get('token') ?? '';
    await mail.leave(token);
    await mail.leave(token);
    expect(good(await mail.wishes(ana.caller))).toEqual({ visits: false, medicines: false });
  });
});
