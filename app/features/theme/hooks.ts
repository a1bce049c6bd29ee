import type { Hook } from '#app/browser/hook.ts';

/** The `<select>` of the theme. */
export const themeSelect: Hook = 'data-enhance=theme';
