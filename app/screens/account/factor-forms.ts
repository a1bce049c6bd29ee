import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { defineForm } from '#app/forms/define-form.ts';
import { codeField, currentPasswordField, accountProblems as problems } from './account-fields.ts';
import { signedInPath } from './account-forms.ts';
import type { AccountRequest } from './account-request.ts';
import { thenSave } from './save-intent.ts';

/** The second step of signing in. */
export const secondFactorForm = defineForm({
  fields: { code: codeField },
  submit: 'secondFactor.submit',
  problems,
  async send(request: AccountRequest, filled) {
    const answer = await request.alba.identity.secondFactor(filled, request.caller);
    return thenSave(request, answer, (kind) => signedInPath(request, answer, kind));
  },
});

export const confirmForm = defineForm({
  fields: { currentPassword: { ...currentPasswordField, label: 'account.field.password' }, code: codeField },
  submit: 'confirm.submit',
  problems: { ...problems, 'password-wrong': 'account.problem.password-not-yours' },
  send: ({ alba, caller }: AccountRequest, filled) => alba.identity.confirm(filled, caller),
  next: ({ target, locale }) => afterSignIn(target, locale),
});

/** For who waits for the second step, and has lost what it asks for. */
export const askRecoveryForm = defineForm({
  fields: {},
  submit: 'recoverFactor.ask',
  problems,
  send: ({ alba, caller }: AccountRequest) => alba.identity.askFactorRecovery(caller),
  next: ({ locale }) => withTarget(pathTo('recover-factor', locale), null, { asked: '1' }),
});

const follow = {
  fields: {},
  problems,
  async send({ alba, caller, url, locale }: AccountRequest) {
    const answer = await alba.identity.followFactorLink(url.searchParams.get('token') ?? '', caller);
    return answer.ok ? { ...answer, next: withTarget(pathTo('recover-factor', locale), null, { [answer.data]: '1' }) } : answer;
  },
} as const;

/** By the link of a mail, whose token is in the address. Looking at the page changes nothing. */
export const beginRecoveryForm = defineForm({ ...follow, submit: 'recoverFactor.begin.submit' });
export const stopRecoveryForm = defineForm({ ...follow, submit: 'recoverFactor.stop.submit' });

/** Its answer is the page itself, which is kept nowhere: the codes are told once. */
export const recoveryCodesForm = defineForm({
  fields: {},
  submit: 'recoveryCodes.submit',
  problems,
  send: ({ alba, caller }: AccountRequest) => alba.identity.makeRecoveryCodes(caller),
});
