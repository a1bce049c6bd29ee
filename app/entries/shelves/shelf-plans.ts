import { illnessFamilies } from './illness-shelves.ts';
import { organisationFamilies } from './organisation-shelves.ts';
import { readerFamilies } from './reader-shelves.ts';
import type { Families, ShelfPlan } from './shelf-plan.ts';
import { treatmentFamilies } from './treatment-shelves.ts';

/**
 * What each screen shows below its text: the screens under it, and the entries that belong there by their tags. An entry shows on the
 * first shelf that asks for it, and never on its own page.
 */
export const families: Families = { ...readerFamilies, ...treatmentFamilies, ...illnessFamilies, ...organisationFamilies };

/** What a screen shows below its text. */
export function familyOf(screen: string): readonly ShelfPlan[] {
  const table: Readonly<Record<string, readonly ShelfPlan[] | undefined>> = families;
  return table[screen] ?? [];
}
