import { allowsOutsideScripts } from '#app/addresses/paths.ts';
import { type ScreenId, screenIds } from '#app/addresses/screen-table.ts';

/** The screens that events may name. */
export const openScreens: readonly ScreenId[] = screenIds.filter(allowsOutsideScripts);
