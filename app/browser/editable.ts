/** Whether an element takes the keys that are pressed in it: no shortcut may have them. */
export function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(`input:not(${buttons}), textarea, select`));
}

/** Nobody types into these. */
const buttons = '[type=checkbox], [type=radio], [type=button], [type=submit], [type=reset]';
