import { accountScreens } from './account-screens.ts';
import { libraryScreens } from './library-screens.ts';
import { organisationScreens } from './organisation-screens.ts';
import type { ScreenRow } from './screen-row.ts';

/**
 * Every screen, a row each (`screen-row.ts`): routes, links, menus, language switch, canonical addresses, sitemap, access and caching
 * come from it.
 */
export const screenTable = { ...organisationScreens, ...libraryScreens, ...accountScreens };

export type ScreenId = keyof typeof screenTable;
export const screenIds = Object.keys(screenTable) as ScreenId[];

/** A row with all that it may say, for code that asks about any screen. */
export function rowOf(screen: ScreenId): ScreenRow {
  return screenTable[screen];
}
