import type { Hook } from '#app/browser/hook.ts';

/** The choice of what the tab of the browser shows. */
export const tabChoice: Hook = 'data-enhance=tab';
