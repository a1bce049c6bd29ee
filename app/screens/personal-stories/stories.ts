import type { Kinded } from '#app/content/lists/load-kinds.ts';

/** Stories, by category. */
export const stories = { type: 'personalStory', kind: 'storyCategory', landing: 'personal-stories' } as const satisfies Kinded;
