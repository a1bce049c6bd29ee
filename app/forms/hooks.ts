import type { Hook } from '#app/browser/hook.ts';

/** A form that holds what was typed before, and is nowhere else. */
export const unsavedForm: Hook = 'data-unsaved';

/** A form that needs nothing of a script, on pages that are to be read. */
export const plainForm: Hook = 'data-plain';

/** The button that shows a password, with the id of its field. */
export const showPasswordButton: Hook<string> = 'data-show-password';

/** A link to a page that shows what is typed on this one, but for passwords: the same form in the other language, or the next. */
export const carriesTyped: Hook = 'data-carries';
