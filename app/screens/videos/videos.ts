import type { Kinded } from '#app/content/lists/load-kinds.ts';

/** Films, by series. */
export const videos = { type: 'video', kind: 'videoSeries', landing: 'videos' } as const satisfies Kinded;
