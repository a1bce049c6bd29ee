import type { Kinded } from '#app/content/lists/load-kinds.ts';

/** Episodes of the podcast, by category. */
export const podcast = { type: 'podcast', kind: 'podcastCategory', landing: 'podcast' } as const satisfies Kinded;
