type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is filled in of a form, with its intent, but for passwords. */
export function typedIn(form: HTMLFormElement): URLSearchParams {
  const intent = new FormData(form).get('intent');
  const typed = new URLSearchParams(typeof intent === 'string' ? { intent } : {});
  for (const field of fieldsOf(form)) if (!isChoice(field) || field.checked) typed.append(field.name, field.value);
  return typed;
}

/** Those that somebody fills in, but for files, of which a page may know the name alone. One for a password that is shown is no longer of that type. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ name, type, autocomplete, hidden }) =>
      name !== '' && type !== 'hidden' && type !== 'file' && !hidden && !/password/.test(type + autocomplete),
  );
}

/** It is sent if it is chosen; its value says which one it is. */
function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** Whether somebody changed what the page came with. */
export function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;
}

/** Whether it holds an answer, whoever gave it. */
export function isFilledIn(field: Field): boolean {
  return isChoice(field) ? field.checked : field.value !== '';
}
