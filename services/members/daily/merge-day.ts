import type { Day } from './day.ts';
import { type DayField, type DayFields, type DayValue, dayFields } from './shared.ts';

/** What a page showed of a day, and what was sent from it. */
export type DayChange = { seen: DayFields; sent: DayFields };

/**
 * Puts what was changed on one page into the day as it is by now, field by field: what only this page changed is taken, what it left
 * alone stays as it is. Where another page changed the same field meanwhile, that one stays, and this one's is kept beside it for the
 * member to choose.
 */
export function mergeDay(current: Day, { seen, sent }: DayChange): Day {
  const fields: Partial<Record<DayField, DayValue>> = { ...current.fields };
  const conflicts: Partial<Record<DayField, readonly (DayValue | null)[]>> = { ...current.conflicts };
  for (const name of dayFields) {
    const [now, mine] = [current.fields[name], sent[name]];
    if (mine === seen[name] || mine === now) continue;
    if (now !== seen[name]) conflicts[name] = [...new Set([...(conflicts[name] ?? []), mine ?? null])];
    else if (mine === undefined) delete fields[name];
    else fields[name] = mine;
  }
  return { ...current, fields, conflicts };
}

/** Takes one of what was said of a field: `null` for what stands there already, else its place among the others. */
export function chooseIn(current: Day, name: DayField, place: number | null): Day {
  const { [name]: said = [], ...conflicts } = current.conflicts;
  if (place === null) return { ...current, conflicts };
  const chosen = said[place];
  if (chosen === undefined) return current;
  const { [name]: _, ...fields } = current.fields;
  return { ...current, conflicts, fields: chosen === null ? fields : { ...fields, [name]: chosen } };
}

/** Whether anything was said of the day. */
export function isEmptyDay({ fields, conflicts }: Day): boolean {
  return Object.keys(fields).length === 0 && Object.keys(conflicts).length === 0;
}
