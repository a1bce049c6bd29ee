/** Whether keys pressed there are somebody's words or choice, which no shortcut may take. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(`input:not(${pressed}), textarea, select`));
}

/** What is pressed or ticked: nobody types into it. */
const pressed = '[type=checkbox], [type=radio], [type=button], [type=submit], [type=reset]';
