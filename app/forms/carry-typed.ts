import { carriesTyped } from './hooks.ts';
import { isTypedIn, keepTyped } from './keep-typed.ts';
import { sendAlong } from './send-along.ts';
import { fieldsOf, isFilledIn, typedIn } from './typed-fields.ts';

/**
 * What is typed goes along to the page that a link leads to, where that shows it again: a member's is kept for them, and anybody else's
 * is sent there. Nothing of it is carried out, and passwords stay here.
 */
export function carryTyped(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[${carriesTyped}]`);
    if (!link || event.defaultPrevented || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (isTypedIn()) {
      event.preventDefault();
      keepTyped(link.href).then(() => location.assign(link.href));
      return;
    }
    const typed = anybodysForm();
    if (!typed) return;
    event.preventDefault();
    sendAlong(link.href, typedIn(typed));
  });
}

/** The form of a page that is nobody's, if something is filled in. */
function anybodysForm(): HTMLFormElement | undefined {
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')];
  return forms.find((form) => !form.querySelector('input[name=member]') && fieldsOf(form).some(isFilledIn));
}
