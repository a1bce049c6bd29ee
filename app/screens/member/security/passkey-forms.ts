import { defineForm } from '#app/forms/define-form.ts';
import { accountProblems as problems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';

const nameField = { kind: 'text', label: 'passkeys.name', autoComplete: 'off' } as const;

/** Its field `credential` is filled in by the browser. */
const add = defineForm({
  intent: 'add-passkey',
  fields: { name: { ...nameField, hint: 'passkeys.name.hint', isOptional: true }, credential: { kind: 'hidden' } },
  submit: 'passkeys.add',
  done: 'passkeys.added',
  problems,
  send: ({ alba, caller }: AccountRequest, filled) => alba.identity.passkeys.add(filled, caller),
});

const rename = defineForm({
  intent: 'rename-passkey',
  fields: { passkey: { kind: 'choice', label: 'passkeys.which' }, name: { ...nameField, label: 'passkeys.name.new' } },
  submit: 'passkeys.rename',
  done: 'passkeys.renamed',
  problems,
  send: ({ alba, caller }: AccountRequest, { passkey = '', name = '' }) => alba.identity.passkeys.rename(passkey, { name }, caller),
});

const remove = defineForm({
  intent: 'remove-passkey',
  fields: { passkey: { kind: 'hidden' } },
  submit: 'passkeys.remove',
  done: 'passkeys.removed',
  problems,
  send: ({ alba, caller }: AccountRequest, { passkey = '' }) => alba.identity.passkeys.remove(passkey, caller),
});

/** For who has no password: by the link that everybody gets who forgot theirs. */
const setPassword = defineForm({
  intent: 'set-password',
  fields: {},
  submit: 'passkeys.password.send',
  done: 'passkeys.password.sent',
  problems,
  async send({ alba, caller }: AccountRequest) {
    const session = await alba.identity.session(caller.headers);
    if (!session) return { ok: false, problems: [{ field: null, code: 'not-signed-in' }], setCookies: [] } as const;
    return alba.identity.requestPasswordReset({ email: session.member.email }, caller);
  },
});

export const passkeyForms = { add, rename, remove, setPassword } as const;
