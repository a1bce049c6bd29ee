import { type Item, itemStore } from '#services/members/items/item-rows.ts';
import type { Reading } from '#services/members/member-scope.ts';
import { todayIn } from '#services/members/vocabulary/partial-date.ts';
import { type Visit, visitSchema } from './visit.ts';

export type StoredVisit = Item<Visit>;

export const visitStore = itemStore<Visit>('visit', visitSchema);

const momentOf = ({ fields: { date, time } }: StoredVisit) => `${date} ${time ?? '99'}`;

/** All visits of a member, the earliest first. */
export async function everyVisit({ seal, ...own }: Reading): Promise<StoredVisit[]> {
  if (!seal) return [];
  const found = await visitStore.every({ ...own, seal });
  return found.sort((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1));
}

/** The last visit before a day, such as `2026-11-25`; null where there was none. @param visits the earliest first */
export function lastVisitBefore(visits: readonly StoredVisit[], day: string): StoredVisit | null {
  return visits.findLast(({ fields }) => fields.date < day) ?? null;
}

/** The first visit on a day or after it; null where none is to come. @param visits the earliest first */
export function nextVisit(visits: readonly StoredVisit[], day: string): StoredVisit | null {
  return visits.find(({ fields }) => fields.date >= day) ?? null;
}

/** Those to come, the next first, from today on by the clock of each; and those that are over, the latest first. */
export function splitAt(visits: readonly StoredVisit[], now: Date): { toCome: StoredVisit[]; past: StoredVisit[] } {
  const isToCome = ({ fields }: StoredVisit) => fields.date >= todayIn(fields.timeZone, now);
  return { toCome: visits.filter(isToCome), past: visits.filter((visit) => !isToCome(visit)).toReversed() };
}
