import { type Item, itemStore } from '#services/members/items/item-rows.ts';
import type { Reading } from '#services/members/member-scope.ts';
import { type Medicine, medicineSchema } from './medicine.ts';

export type StoredMedicine = Item<Medicine>;

export const medicineStore = itemStore<Medicine>('medicine', medicineSchema);

/** All medicines that a member wants to be reminded of, by their first time of the day. */
export async function everyMedicine({ seal, ...own }: Reading): Promise<StoredMedicine[]> {
  if (!seal) return [];
  const found = await medicineStore.every({ ...own, seal });
  const sortedBy = ({ fields }: StoredMedicine) => `${fields.times[0] ?? ''} ${fields.name}`;
  return found.sort((one, other) => (sortedBy(one) < sortedBy(other) ? -1 : 1));
}
