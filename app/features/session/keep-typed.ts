import { unsavedForm } from '#app/forms/hooks.ts';

/** A server that answers later than this keeps nothing, in milliseconds. */
const patience = 3_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether somebody typed something on this page that is saved nowhere. */
export function isTypedIn(): boolean {
  return unsavedForms().length > 0;
}

/**
 * Hands what was typed to the server, which carries out nothing of it: it seals it for the member whose page this is, and the page
 * shows it again once they have signed in (`kept-forms.server.ts`). Passwords stay here. Gives whether it got there.
 */
export async function keepTyped(): Promise<boolean> {
  const forms = unsavedForms();
  const [first] = forms;
  const member = first && new FormData(first).get('member');
  if (!first || typeof member !== 'string') return false;
  const body = new URLSearchParams({ intent: 'keep', member });
  for (const form of forms) body.append('form', String(typedIn(form)));
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    // What it leads to is no matter of this page.
    await fetch(first.action, { method: 'POST', body, redirect: 'manual', signal: late.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function unsavedForms(): HTMLFormElement[] {
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')];
  return forms.filter(
    (form) => form.querySelector('input[name=member]') && (form.matches(`[${unsavedForm}]`) || fieldsOf(form).some(isChanged)),
  );
}

function typedIn(form: HTMLFormElement): URLSearchParams {
  const intent = new FormData(form).get('intent');
  const typed = new URLSearchParams(typeof intent === 'string' ? { intent } : {});
  for (const field of fieldsOf(form)) if (!isChoice(field) || field.checked) typed.append(field.name, field.value);
  return typed;
}

/** Those that somebody fills in. One for a password that is shown is no longer of that type. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ name, type, autocomplete, hidden }) => name !== '' && type !== 'hidden' && !hidden && !/password/.test(type + autocomplete),
  );
}

/** It is sent if it is chosen; its value says which one it is. */
function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;
}
