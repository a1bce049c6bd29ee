import type { Hook } from '#app/browser/hook.ts';

/** Each switch for calm reading. */
export const calmSwitch: Hook = 'data-enhance=calm';

/** A `<details>` that calm reading folds where it is chosen, or that is always folded. `early.js` knows it by its name. */
export const calmFold: Hook<'chosen' | 'always'> = 'data-calm';
