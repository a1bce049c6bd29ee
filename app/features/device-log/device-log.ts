import dailyLog from '#app/browser/daily-log.device.ts';
import { isRecord, keptItems } from '#app/browser/kept-items.ts';
import { type Day, emptyDay, isDay, isEmptyDay, knownDay } from '#services/members/daily/day/shared.ts';
import type { DayValue } from '#services/members/daily/shared.ts';

/*
 * The daily log of somebody without an account. It is kept on this device only:
 * `{"version":1,"items":[{"day":"2026-11-25","fields":{"mood":6},"conflicts":{}}]}`.
 */

const newestFirst = (days: readonly Day[]): Day[] => [...days].sort((one, other) => (one.day < other.day ? 1 : -1));
const kept = keptItems(dailyLog, (items) => newestFirst(items.flatMap(dayFrom)));

/** The days that this device keeps, the newest first. */
export const daysHere = kept.here;
export const followDays = kept.follow;
export const clearDays = kept.clear;

/** Changes one day; an empty one is none. Gives whether the device has kept it. */
export function changeDayHere(day: string, change: (current: Day) => Day): boolean {
  return kept.change((days) => {
    const changed = change(days.find((each) => each.day === day) ?? emptyDay(day));
    const others = days.filter((each) => each.day !== day);
    return isEmptyDay(changed) ? others : newestFirst([...others, changed]);
  });
}

/** An account holds these days by now: they go, but for one that has changed since. */
export function forgetTakenIn(taken: readonly Day[]): void {
  const gone = new Set(taken.map((day) => JSON.stringify(day)));
  kept.change((days) => days.filter((day) => !gone.has(JSON.stringify(day))));
}

/** A field that is not known is left out. */
function dayFrom(item: unknown): Day[] {
  if (!isRecord(item) || typeof item.day !== 'string' || !isDay(item.day)) return [];
  const fields = entriesOf(item.fields).flatMap(([name, value]) => (isValue(value) ? [[name, value] as const] : []));
  const conflicts = entriesOf(item.conflicts).flatMap(([name, others]) =>
    Array.isArray(others) ? [[name, others.filter((each): each is DayValue | null => each === null || isValue(each))] as const] : [],
  );
  const day = knownDay({ day: item.day, fields: Object.fromEntries(fields), conflicts: Object.fromEntries(conflicts) });
  return isEmptyDay(day) ? [] : [day];
}

function isValue(value: unknown): value is DayValue {
  return typeof value === 'string' || typeof value === 'number';
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}
