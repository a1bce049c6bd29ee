import { defineForm, type FormRequest } from './define-form.ts';
import { Form } from './Form.tsx';

// Checked by the compiler: a field that the form does not have, or a problem without words, does not compile.

const label = 'account.field.firstName';
const answers = async (
  ..._: unknown[]
): Promise<{ ok: false; problems: [{ field: 'note'; code: 'required' | 'too-long' }]; setCookies: [] }> => {
  throw new Error('never sent');
};
const shared = { submit: 'myAccount.save', send: answers } as const;
const problems = { required: 'account.problem.required', 'too-long': 'account.problem.name-length' } as const;

const form = defineForm({ ...shared, fields: { note: { kind: 'text', label, autoComplete: 'off' } }, problems });

export const fine = (
  <Form of={form} initial={{ note: '' }}>
    {(field) => field('note')}
  </Form>
);

// @ts-expect-error the form has no such field
export const noSuchField = <Form of={form}>{(field) => field('other')}</Form>;
// @ts-expect-error nor does it hold one
export const noSuchValue = <Form of={form} initial={{ other: '' }} />;

// @ts-expect-error a code of the service has no message
defineForm({ ...shared, fields: {}, problems: { required: 'account.problem.required' } });
// @ts-expect-error no such message
defineForm({ ...shared, fields: {}, problems: { ...problems, required: 'account.problem.nothing' } });
// @ts-expect-error no such kind
defineForm({ ...shared, fields: { note: { kind: 'colour', label } }, problems });
// @ts-expect-error a line says what a browser may fill in
defineForm({ ...shared, fields: { note: { kind: 'text', label } }, problems });
// @ts-expect-error what is filled in has the names of the fields
defineForm({ ...shared, fields: {}, problems, send: (_: FormRequest, filled) => answers(filled.note) });
