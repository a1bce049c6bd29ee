import { pathTo } from '#app/addresses/paths.ts';
import { afterSignIn, withTarget } from '#app/addresses/target.ts';
import { defineForm } from '#app/forms/define-form.ts';
import type { Locale } from '#config/locale.ts';
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
    login: { kind: 'name', label: 'account.field.login', autoComplete: 'username webauthn' },
    password: { kind: 'password', label: 'account.field.password' },
  },
  submit: 'login.submit',
  problems,
  async send(request: AccountRequest, filled) {
    const { alba, caller } = request;
    return thenLead(request, await alba.identity.signIn(filled, caller));
  },
  next: ({ target, locale }) => afterSignIn(target, locale),
});

/** Leads on who has signed in, by whatever, and saves what they wanted to save; where nobody is signed in yet, that waits, too. */
async function thenLead(request: AccountRequest, answer: Answer<SignedIn>) {
  const { target, locale } = request;
  if (answer.ok && answer.data.next === 'second-factor') return { ...answer, next: withTarget(pathTo('second-factor', locale), target) };
  return thenSave(request, answer, (kind) => signedInPath(request, answer, kind));
}

/** Its field is filled in by the browser. */
export const credentialFields = { credential: { kind: 'hidden' } } as const;

export const passkeyLoginForm = defineForm({
  intent: 'passkey',
  fields: credentialFields,
  submit: 'login.passkey',
  problems,
  async send(request: AccountRequest, filled) {
    const { alba, caller } = request;
    return thenLead(request, await alba.identity.passkeys.signIn(filled, caller));
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

/** The same fields, for who chooses a passkey in the place of the password: nothing is stored before it is there. */
export const startPasskeyForm = defineForm({
  fields: {
    username: signUpForm.fields.username,
    email: signUpForm.fields.email,
    firstName: firstNameField,
    lastName: lastNameField,
    terms: signUpForm.fields.terms,
  },
  submit: 'signUp.passkey',
  problems,
  send: ({ alba, caller }: AccountRequest, filled) => alba.identity.passkeys.startSignUp(filled, caller),
  next: ({ target, locale }) => passkeyStepPath(target, locale),
});

/** Where the passkey is made that somebody signs up with. */
export const passkeyStepPath = (target: string | null, locale: Locale) =>
  withTarget(pathTo('sign-up', locale), target, { [passkeyStep]: '1' });
/** The parameter that says so. */
export const passkeyStep = 'passkey';

export const passkeySignUpForm = defineForm({
  intent: 'passkey',
  fields: credentialFields,
  submit: 'signUp.passkey.submit',
  problems,
  async send(request: AccountRequest, filled) {
    const { alba, caller } = request;
    return thenSave(request, await alba.identity.passkeys.signUp(filled, caller), (kind) => verifyPath(request, kind === 'saved'));
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

/**
 * The same for who did not open the account that somebody opened with their address: it ends what led into it, and leads to a new password.
 */
export const takeBackForm = defineForm({
  intent: 'take-back',
  fields: {},
  submit: 'verify.takeBack',
  problems,
  async send({ alba, caller, url, locale, session }: AccountRequest) {
    const taken = await alba.identity.takeBackAccount(url.searchParams.get('token') ?? '', caller);
    const setCookies = [...taken.setCookies, ...(session?.setCookies ?? [])];
    return taken.ok
      ? { ok: true, setCookies, next: withTarget(pathTo('reset-password', locale), null, { token: taken.data, taken: '1' }) }
      : { ...taken, setCookies };
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
