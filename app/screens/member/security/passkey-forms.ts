import { accountProblems as problems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

const nameField = { kind: 'text', label: 'passkeys.name', autoComplete: 'off' } as const;

/** Its field `credential` is filled in by the browser. */
const add = {
  intent: 'add-passkey',
  fields: { name: { ...nameField, hint: 'passkeys.name.hint', isOptional: true }, credential: { kind: 'hidden' } },
  submit: 'passkeys.add',
  done: 'passkeys.added',
  problems,
} as const satisfies MemberFormShape;

const rename = {
  intent: 'rename-passkey',
  fields: { passkey: { kind: 'choice', label: 'passkeys.which' }, name: { ...nameField, label: 'passkeys.name.new' } },
  submit: 'passkeys.rename',
  done: 'passkeys.renamed',
  problems,
} as const satisfies MemberFormShape;

const remove = {
  intent: 'remove-passkey',
  fields: { passkey: { kind: 'hidden' } },
  submit: 'passkeys.remove',
  done: 'passkeys.removed',
  problems,
} as const satisfies MemberFormShape;

/** For who has no password: by the link that everybody gets who forgot theirs. */
const setPassword = {
  intent: 'set-password',
  fields: {},
  submit: 'passkeys.password.send',
  done: 'passkeys.password.sent',
  problems,
} as const satisfies MemberFormShape;

export const passkeyForms = { add, rename, remove, setPassword } as const;
