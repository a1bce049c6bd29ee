import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { defineForm } from '#app/forms/define-form.ts';
import type { Answer, Filled } from '#services/identity/shared.ts';
import { emailField, accountProblems as problems, usernameField } from './account-fields.ts';
import type { AccountRequest } from './account-request.ts';
import { afterSave, thenSave } from './save-intent.ts';

const terms = { kind: 'checkbox', label: 'account.field.terms' } as const;

/** The last step of signing up by the outside identity service, which has told and verified the address. */
export const usernameForm = defineForm({
  fields: { username: usernameField, terms },
  submit: 'signUp.submit',
  problems,
  send: signUp,
  next: ({ target, locale }) => afterSignIn(target, locale),
});

/** The same where it has not. */
export const usernameWithEmailForm = defineForm({
  fields: { username: usernameField, email: { ...emailField, hint: 'account.hint.email' }, terms },
  submit: 'signUp.submit',
  problems,
  send: signUp,
  next: ({ target, locale }) => afterSignIn(target, locale),
});

async function signUp(request: AccountRequest, filled: Filled<'username' | 'email' | 'terms'>) {
  const { alba, caller, target, locale } = request;
  const { provider } = alba.identity;
  const answer: Answer<{ isEmailVerified: boolean }> = provider
    ? await provider.signUp(filled, caller)
    : { ok: false, problems: [{ field: null, code: 'provider-expired' }], setCookies: [] };
  return thenSave(request, answer, (kind) => {
    if (answer.ok && !answer.data.isEmailVerified)
      return withTarget(pathTo('verify-email', locale), target, kind === 'saved' ? { saved: '1' } : {});
    return kind === null ? afterSignIn(target, locale) : afterSave(kind, target, locale);
  });
}
