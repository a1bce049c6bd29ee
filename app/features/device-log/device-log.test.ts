import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Day } from '#services/members/daily/day/shared.ts';

const day = (date: string, fields: Day['fields'], conflicts: Day['conflicts'] = {}): Day => ({ day: date, fields, conflicts });
const stored = (items: unknown, version: unknown = 1) => JSON.stringify({ version, items });

describe('The log on a device', () => {
  const kept = new Map<string, string>();
  const tabs: ((event: object) => void)[] = [];
  let isFull = false;

  beforeEach(() => {
    vi.resetModules();
    kept.clear();
    tabs.length = 0;
    isFull = false;
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => type === 'storage' && tabs.push(listener));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const load = () => import('./device-log.ts');
  const noted = (fields: Day['fields']) => (current: Day) => ({ ...current, fields });

  it('is read as it was written, the newest day first', async () => {
    const days = [day('2026-11-24', { temperature: 98.6 }), day('2026-11-25', { mood: 6, notes: 'Ñandú' }, { mood: [3, null] })];
    kept.set('daily-log', stored(days));
    expect((await load()).daysHere()).toEqual(days.toReversed());
  });

  it.each([
    ['no JSON', '{"version":1'],
    ['null', 'null'],
    ['a version of a later site', stored([], 2)],
    ['days that are none', stored('2026-11-25')],
  ])('cannot be read where there is %s', async (_, text) => {
    kept.set('daily-log', text);
    expect((await load()).daysHere()).toBe('unreadable');
  });

  it('is what can be read of it', async () => {
    const odd = [
      { day: '2026-11-25', fields: { mood: 6, pain: 99, 'symptom-gone': 3, notes: {} }, conflicts: { sleep: 'x', mood: [3, {}] } },
      { day: '2026-02-30', fields: { mood: 6 } },
      { day: '2026-11-24', fields: {} },
      { day: '2026-11-23', fields: { mood: 'six' } },
      null,
    ];
    kept.set('daily-log', stored(odd));
    expect((await load()).daysHere()).toEqual([day('2026-11-25', { mood: 6 }, { mood: [3] })]);
  });

  it('a day is kept, changed and removed, and nothing stays behind', async () => {
    const log = await load();
    expect(log.daysHere()).toEqual([]);
    expect(log.changeDayHere('2026-11-25', noted({ mood: 6 }))).toBe(true);
    expect(log.changeDayHere('2026-11-24', noted({ mood: 4 }))).toBe(true);
    expect(log.daysHere()).toEqual([day('2026-11-25', { mood: 6 }), day('2026-11-24', { mood: 4 })]);
    expect(log.daysHere()).toBe(log.daysHere());
    log.changeDayHere('2026-11-25', noted({}));
    log.changeDayHere('2026-11-24', noted({}));
    expect(kept.size).toBe(0);
  });

  it('what another tab has written meanwhile stays, and is heard of', async () => {
    const log = await load();
    const heard = vi.fn();
    const leave = log.followDays(heard);
    log.changeDayHere('2026-11-25', noted({ mood: 6 }));
    kept.set('daily-log', stored([day('2026-11-25', { mood: 6, pain: 2 }), day('2026-11-20', { mood: 1 })]));
    for (const tell of tabs) tell({ key: 'daily-log' });
    expect(heard).toHaveBeenCalledTimes(2);
    log.changeDayHere('2026-11-25', (current) => ({ ...current, fields: { ...current.fields, notes: 'both' } }));
    expect(log.daysHere()).toEqual([day('2026-11-25', { mood: 6, pain: 2, notes: 'both' }), day('2026-11-20', { mood: 1 })]);
    leave();
    log.clearDays();
    expect(heard).toHaveBeenCalledTimes(3);
    expect(log.daysHere()).toEqual([]);
  });

  it('a full device says so, and keeps what it had', async () => {
    const log = await load();
    log.changeDayHere('2026-11-25', noted({ mood: 6 }));
    isFull = true;
    expect(log.changeDayHere('2026-11-25', noted({ mood: 9 }))).toBe(false);
    expect(log.daysHere()).toEqual([day('2026-11-25', { mood: 6 })]);
  });

  it('over what cannot be read nothing is written, but it can be cleared', async () => {
    const log = await load();
    const foreign = stored([], 2);
    kept.set('daily-log', foreign);
    expect(log.daysHere()).toBe('unreadable');
    expect(log.changeDayHere('2026-11-25', noted({ mood: 6 }))).toBe(false);
    log.forgetTakenIn([]);
    expect(kept.get('daily-log')).toBe(foreign);
    log.clearDays();
    expect(log.daysHere()).toEqual([]);
  });

  it('days that an account has taken in go, but for one that was changed since', async () => {
    const log = await load();
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-25']) log.changeDayHere(date, noted({ mood: 6 }));
    const sent = log.daysHere();
    if (sent === 'unreadable') throw new Error(sent);
    log.changeDayHere('2026-11-24', noted({ mood: 7 }));
    log.forgetTakenIn(sent);
    expect(log.daysHere()).toEqual([day('2026-11-24', { mood: 7 })]);
  });
});
