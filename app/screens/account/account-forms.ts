import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { defineForm } from '#app/forms/define-form.ts';
import type { Answer, SignedIn } from '#services/identity/shared.ts';
import {
  emailField,
  firstNameField,
  lastNameField,
  newPasswordFields,
  accountProblems as problems,
  usernameField,
} from './account-fields.ts';
import type { AccountRequest } from './account-request.ts';
import { keptAccountPath } from './my-data-path.ts';
import { afterSave, thenSave } from './save-intent.ts';

export const loginForm = defineForm({
  fields: {
    login: { kind: 'name', label: 'account.field.login', autoComplete: 'username' },
    password: { kind: 'password', label: 'account.field.password' },
  },
  submit: 'login.submit',
  problems,
  async send(request: AccountRequest, filled) {
    const { alba, caller, target, locale } = request;
    const answer = await alba.identity.signIn(filled, caller);
    // Nobody is signed in yet: what was to be saved waits, too.
    if (answer.ok && answer.data.next === 'second-factor') return { ...answer, next: withTarget(pathTo('second-factor', locale), target) };
    return thenSave(request, answer, (kind) => signedInPath(request, answer, kind));
  },
  next: ({ target, locale }) => afterSignIn(target, locale),
});

/** Where somebody goes on to who has signed in, by what came of what was to be saved. */
export function signedInPath(
  { target, locale }: Pick<AccountRequest, 'target' | 'locale'>,
  answer: Answer<SignedIn>,
  saved: Parameters<typeof afterSave>[0] | null,
): string {
  if (answer.ok && answer.data.next === null && answer.data.isBack) return keptAccountPath(locale);
  return saved === null ? afterSignIn(target, locale) : afterSave(saved, target, locale);
}

/** A new member is signed in at once, and told of the mail that verifies the address. */
export const signUpForm = defineForm({
  fields: {
    username: usernameField,
    email: { ...emailField, hint: 'account.hint.email' },
    password: { ...newPasswordFields.newPassword, label: 'account.field.password' },
    confirmation: newPasswordFields.confirmation,
    firstName: firstNameField,
    lastName: lastNameField,
    terms: { kind: 'checkbox', label: 'account.field.terms' },
  },
  submit: 'signUp.submit',
  problems,
  async send(request: AccountRequest, filled) {
    const { alba, caller } = request;
    return thenSave(request, await alba.identity.signUp(filled, caller), (kind) => verifyPath(request, kind === 'saved'));
  },
  next: (request) => verifyPath(request, false),
});

const verifyPath = ({ target, locale }: AccountRequest, hasSaved: boolean) =>
  withTarget(pathTo('verify-email', locale), target, hasSaved ? { saved: '1' } : {});

/** The answer is the same whether or not anybody has the address. */
export const forgotPasswordForm = defineForm({
  fields: { email: emailField },
  submit: 'forgot.submit',
  problems,
  send: ({ alba, caller }: AccountRequest, filled) => alba.identity.requestPasswordReset(filled, caller),
  next: ({ target, locale }) => withTarget(pathTo('forgot-password', locale), target, { sent: '1' }),
});

/** By the link of a mail, whose token is in the address. */
export const resetPasswordForm = defineForm({
  fields: newPasswordFields,
  submit: 'reset.submit',
  problems,
  send: ({ alba, caller, url }: AccountRequest, filled) => alba.identity.resetPassword(url.searchParams.get('token') ?? '', filled, caller),
  next: ({ locale }) => withTarget(pathTo('login', locale), null, { reset: '1' }),
});

/**
 * By the link of a mail, whose token is in the address: whoever sends it, signed in or not. Looking at the page changes nothing, since
 * programs that look mails over do so before their reader.
 */
export const confirmLinkForm = defineForm({
  fields: {},
  submit: 'verify.confirm',
  problems: { ...problems, 'email-taken': 'account.problem.new-email-taken' },
  async send({ alba, caller, url, session }: AccountRequest) {
    const followed = await alba.identity.followEmailLink(url.searchParams.get('token') ?? '', caller);
    const setCookies = [...followed.setCookies, ...(session?.setCookies ?? [])];
    return isAlreadyVerified(followed) ? { ok: true, setCookies } : { ...followed, setCookies };
  },
});

const isAlreadyVerified = (answer: Answer<unknown>) => !answer.ok && answer.problems.some(({ code }) => code === 'already-verified');

/** Sends the mail that verifies an address again, to the member who asks. Whoever is verified already is told so by the next page. */
export const resendForm = defineForm({
  fields: {},
  submit: 'verify.resend',
  problems,
  async send({ alba, caller }: AccountRequest) {
    const sent = await alba.identity.resendVerification(caller);
    return isAlreadyVerified(sent) ? { ok: true, setCookies: sent.setCookies } : sent;
  },
  next: ({ target, locale }) => withTarget(pathTo('verify-email', locale), target, { sent: '1' }),
});

/** The same for who is not signed in, to an address that is given. */
export const requestVerificationForm = defineForm({
  fields: { email: emailField },
  submit: 'verify.resend',
  problems,
  send: ({ alba, caller }: AccountRequest, filled) => alba.identity.requestVerification(filled, caller),
  next: ({ target, locale }) => withTarget(pathTo('verify-email', locale), target, { resend: 'sent' }),
});
