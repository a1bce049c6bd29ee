import { type FieldRules, formRules } from './hooks.ts';

export type FoundProblem = { name: string; fieldId: string; label: string; text: string };

/** What is wrong with a form as far as a browser can tell, in the order of its fields. The server judges again, by all of its rules. */
export function judgeForm(form: HTMLFormElement): FoundProblem[] {
  return Object.entries(rulesOf(form)).flatMap(([name, rules]) => {
    const fields = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]:not([type=hidden])`)];
    const [first] = fields;
    const text = first && brokenBy(fields, rules);
    return text ? [{ name, fieldId: first.id, label: labelOf(first), text }] : [];
  });
}

/** The rules of a form, as the page brought them. */
function rulesOf(form: HTMLFormElement): Record<string, FieldRules> {
  return JSON.parse(form.getAttribute(formRules) ?? '{}');
}

function brokenBy(fields: readonly HTMLInputElement[], { required, email, letters, most }: FieldRules): string | undefined {
  const [{ type, value } = { type: '', value: '' }] = fields;
  if (type === 'radio' || type === 'checkbox') return fields.some(({ checked }) => checked) ? undefined : required;
  const typed = value.trim();
  if (typed === '') return required;
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) return email;
  if (letters && !/^[\p{L}\p{M} .'’-]+$/u.test(typed)) return letters;
  return most && [...typed].length > most[0] ? most[1] : undefined;
}

/** What the list of problems calls a field; what is to be agreed to is a sentence, which it does not repeat. */
function labelOf(field: HTMLInputElement): string {
  if (field.type === 'checkbox' && !field.closest('fieldset')) return '';
  const label = field.closest('fieldset')?.querySelector('legend') ?? field.labels?.[0];
  return label?.firstChild?.textContent?.trim() ?? '';
}
