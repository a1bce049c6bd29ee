import { expect, it } from 'vitest';
import { encryption } from '#services/encryption/encryption.ts';
import { defineForm, type FormRequest } from './define-form.ts';
import { signInAgain, takeKept } from './kept-forms.server.ts';

const done = async () => ({ ok: true, setCookies: [] }) as const;
const note = { kind: 'text', label: 'account.field.firstName', autoComplete: 'off' } as const;
const noteForm = defineForm({ intent: 'note', fields: { note }, submit: 'myAccount.save', problems: {}, send: done });
const choiceForm = defineForm({
  intent: 'choice',
  fields: { letters: { kind: 'checkbox', label: 'account.field.terms' } },
  submit: 'myAccount.save',
  problems: {},
  send: done,
});
const secretForm = defineForm({
  intent: 'secret',
  fields: { code: { kind: 'password', label: 'account.field.password' }, page: { kind: 'hidden' } },
  submit: 'myAccount.save',
  problems: {},
  send: done,
});
const forms = [noteForm, choiceForm, secretForm];
const keptForms = encryption('a secret of the tests', 'kept forms');

/** As much of a request as keeping needs. */
function request(cookie = ''): FormRequest {
  const alba = { keptForms, origin: 'https://alba.example' };
  const caller = { headers: new Headers({ Cookie: cookie }), visitor: '', locale: 'en' };
  return { alba, caller, url: new URL('https://alba.example/profile?section=records'), locale: 'en' } as unknown as FormRequest;
}

/** What the page is shown again of what was sent when the session had ended. */
function keptOf(body: string) {
  const response = signInAgain(request(), new URLSearchParams(body), forms);
  const [pair = ''] = (response.headers.getSetCookie()[0] ?? '').split(';');
  return takeKept(request(pair), 'ana').kept;
}

it('any form is kept, but its secrets and what its page fills in', () => {
  expect(keptOf('member=ana&intent=note&note=My+lump')).toEqual({ note: { note: 'My lump' } });
  expect(keptOf('member=ana&intent=secret&code=1234&page=2')).toBeNull();
  expect(keptOf('member=ana&intent=other&note=x')).toBeNull();
});

it('what was unchosen is kept, too', () => {
  expect(keptOf('member=ana&intent=choice&letters=yes')).toEqual({ choice: { letters: 'yes' } });
  expect(keptOf('member=ana&intent=choice')).toEqual({ choice: {} });
});

it('a page hands over all of its forms', () => {
  const both = new URLSearchParams({ member: 'ana', intent: 'keep' });
  for (const each of ['intent=note&note=a', 'intent=choice', 'intent=secret&code=1']) both.append('form', each);
  expect(keptOf(String(both))).toEqual({ note: { note: 'a' }, choice: {} });
});
