import type { Hook } from '#app/browser/hook.ts';

/** The navigation, whose menus are `<details>`. */
export const menus: Hook = 'data-enhance=menus';
