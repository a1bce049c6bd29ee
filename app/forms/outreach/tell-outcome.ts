import { formOutcome, formTemplate, saysMany, saysOne } from './hooks.ts';
import type { FoundProblem } from './judge-form.ts';

/** What the template brings: the list of problems, the line at a field, and a notice. */
function fromTemplate(form: HTMLFormElement) {
  const template = form.parentElement?.querySelector<HTMLTemplateElement>(`template[${formTemplate}]`);
  const [summary, line, notice] = [...(template?.content.cloneNode(true).childNodes ?? [])].filter((each) => each instanceof HTMLElement);
  const outcome = form.parentElement?.querySelector(`[${formOutcome}]`);
  return { says: (hook: string) => template?.getAttribute(hook) ?? '', summary, line, notice, outcome };
}

/** Tells what is wrong above the form and at its fields, and leads there. */
export function tellProblems(form: HTMLFormElement, problems: readonly FoundProblem[]): void {
  clearProblems(form);
  const { says, summary, line, outcome } = fromTemplate(form);
  if (!summary || !line) return;
  for (const { fieldId, text, label } of problems) {
    const link = Object.assign(document.createElement('a'), { href: `#${fieldId}`, textContent: label ? `${label}: ${text}` : text });
    const item = document.createElement('li');
    item.append(link);
    summary.querySelector('ul')?.append(item);
    tellAtField(form, fieldId, text, line);
  }
  const title = summary.querySelector('h2');
  if (title) title.textContent = says(problems.length === 1 ? saysOne : saysMany);
  summary.setAttribute('role', 'alert');
  outcome?.replaceChildren(summary);
  summary.focus();
}

function tellAtField(form: HTMLFormElement, fieldId: string, text: string, line: HTMLElement): void {
  const field = form.querySelector(`[id="${fieldId}"]`);
  if (!field) return;
  const told = Object.assign(line.cloneNode(), { id: `${fieldId}-error`, textContent: text });
  const group = field.closest('fieldset');
  const before = group ? group.querySelector('label') : (field.closest('label') ?? field);
  before?.parentNode?.insertBefore(told, before);
  const described = group ?? field;
  described.setAttribute('aria-describedby', [`${fieldId}-hint`, `${fieldId}-error`].filter((id) => document.getElementById(id)).join(' '));
  (group?.matches('[role=radiogroup]') ? group : field).setAttribute('aria-invalid', 'true');
}

/** Tells what became of the whole form, with nothing wrong in it. */
export function tellOfAll(form: HTMLFormElement, saying: string, kind: 'problem' | 'notice'): void {
  clearProblems(form);
  const { says, summary, notice, outcome } = fromTemplate(form);
  const told = kind === 'problem' ? summary : notice;
  if (!told) return;
  const title = told.querySelector('h2');
  if (title) title.textContent = says(saying);
  else told.textContent = says(saying);
  told.querySelector('ul')?.remove();
  told.setAttribute('role', kind === 'problem' ? 'alert' : 'status');
  outcome?.replaceChildren(told);
  if (kind === 'problem') told.focus();
}

function clearProblems(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  for (const line of form.querySelectorAll('p[id$="-error"]')) line.remove();
  form.parentElement?.querySelector(`[${formOutcome}]`)?.replaceChildren();
}
