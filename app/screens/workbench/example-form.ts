import { workbenchPaths } from '#app/addresses/paths.ts';
import { defineForm, type FormAnswer, type FormProblem, type FormRequest } from '#app/forms/define-form.ts';

type Code = 'required' | 'email-invalid' | 'too-many';

const options = [
  { value: 'stories', label: { en: 'Stories', es: 'Historias' } },
  { value: 'news', label: { en: 'News', es: 'Noticias' } },
] as const;

/** A form with a field of each kind. Nothing of it is stored. */
export const exampleForm = defineForm({
  intent: 'sample',
  fields: {
    page: { kind: 'hidden' },
    step: { kind: 'carried' },
    fullName: { kind: 'text', label: 'account.field.firstName', hint: 'account.hint.names', autoComplete: 'name' },
    username: { kind: 'name', label: 'account.field.username', autoComplete: 'username' },
    email: { kind: 'email', label: 'account.field.email', autoComplete: 'email' },
    phoneNumber: { kind: 'tel', label: 'account.field.phoneNumber', autoComplete: 'tel', isOptional: true },
    code: { kind: 'code', label: { en: 'A code from an app', es: 'Un código de una aplicación' }, isOptional: true },
    device: { kind: 'choice', label: { en: 'One of a list', es: 'Una de una lista' } },
    note: { kind: 'longText', label: { en: 'A longer text', es: 'Un texto más largo' }, isOptional: true },
    likes: { kind: 'oneOf', label: { en: 'One of them', es: 'Una de ellas' }, options },
    reads: { kind: 'someOf', label: { en: 'Any of them', es: 'Las que quiera' }, options, isOptional: true },
    fax: { kind: 'trap', label: { en: 'Please leave this field empty', es: 'Deje este campo vacío, por favor' } },
    password: { kind: 'password', label: 'account.field.password', hint: 'account.hint.password', isNew: true },
    picture: { kind: 'picture', label: 'picture.field', hint: 'picture.field.hint' },
    before: { kind: 'kept', label: { en: 'The picture that was sent before', es: 'La foto que se envió antes' } },
    terms: { kind: 'checkbox', label: 'account.field.terms' },
  },
  submit: 'myAccount.save',
  done: 'myAccount.saved',
  problems: {
    required: 'account.problem.required',
    'email-invalid': 'account.problem.email-invalid',
    'too-many': 'account.problem.too-many',
  },
  send: async (_: FormRequest, filled) => examine(filled),
  next: ({ locale }) => `${workbenchPaths[locale]}?saved=sample`,
});

const needed = ['terms', 'password', 'email', 'username', 'fullName'] as const;
type Filled = { [Field in (typeof needed)[number] | 'page']?: string };

/** Stands for a service: it tells of its fields in an order of its own, and of the whole form where it is from another page. */
function examine(filled: Filled): FormAnswer<Code> {
  const missing = needed.filter((field) => !filled[field]?.trim());
  const problems: FormProblem<Code>[] = missing.map((field) => ({ field, code: 'required' }));
  if (filled.email && !filled.email.includes('@')) problems.push({ field: 'email', code: 'email-invalid' });
  if (filled.page !== 'workbench') problems.push({ field: 'page', code: 'too-many' });
  const [first, ...others] = problems;
  return first ? { ok: false, problems: [first, ...others], setCookies: [], retryAfterSeconds: 90 } : { ok: true, setCookies: [] };
}
