import { describe, expect, it } from 'vitest';
import { defineForm } from './define-form.ts';
import { filledIn, returnedOf } from './read-form.ts';

const form = defineForm({
  fields: {
    note: { kind: 'text', label: 'account.field.firstName', autoComplete: 'off' },
    password: { kind: 'password', label: 'account.field.password' },
    agreed: { kind: 'checkbox', label: 'account.field.terms' },
    page: { kind: 'hidden' },
  },
  submit: 'myAccount.save',
  problems: {},
  send: async () => ({ ok: true, setCookies: [] }),
});

describe('What was sent of a form', () => {
  const sent = new URLSearchParams('note=one&note=two&password=Secret7!&page=3&other=x&__proto__=y');

  it('is its fields, the first of each, and nothing else', () => {
    expect(filledIn(form, sent)).toEqual({ note: 'one', password: 'Secret7!', page: '3' });
  });

  it('comes back to the page but for secrets, and what the page fills in itself', () => {
    expect(returnedOf(form, sent)).toEqual({ note: 'one' });
  });
});
