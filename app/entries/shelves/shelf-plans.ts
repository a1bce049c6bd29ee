import { illnessShelves } from './illness-shelves.ts';
import { organisationShelves } from './organisation-shelves.ts';
import { readerShelves } from './reader-shelves.ts';
import type { ShelfPlan, ShelfPlans } from './shelf-plan.ts';
import { treatmentShelves } from './treatment-shelves.ts';

/**
 * What each screen shows below its text: the screens under it, and the entries that belong there by their tags. An entry shows on the
 * first shelf that asks for it, and never on its own page.
 */
const plans: ShelfPlans & Readonly<Record<string, readonly ShelfPlan[] | undefined>> = {
  ...readerShelves,
  ...treatmentShelves,
  ...illnessShelves,
  ...organisationShelves,
};

export function shelfPlansOf(screen: string): readonly ShelfPlan[] {
  return plans[screen] ?? [];
}
