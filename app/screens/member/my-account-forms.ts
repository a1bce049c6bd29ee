import { defineForm } from '#app/forms/define-form.ts';
import {
  emailField,
  firstNameField,
  lastNameField,
  accountProblems as problems,
  usernameField,
} from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { updatePasswordForm } from '#app/screens/account/update-password-form.ts';

export const detailsForm = defineForm({
  intent: 'details',
  fields: {
    firstName: { ...firstNameField, hint: 'account.hint.names' },
    lastName: lastNameField,
    phoneNumber: { kind: 'tel', label: 'account.field.phoneNumber', hint: 'account.hint.phone', autoComplete: 'tel', isOptional: true },
  },
  submit: 'myAccount.save',
  done: 'myAccount.saved',
  problems,
  send: ({ alba, caller }: AccountRequest, filled) => alba.identity.changeDetails(filled, caller),
});

export const usernameForm = defineForm({
  intent: 'username',
  fields: { username: usernameField },
  submit: 'myAccount.username.save',
  done: 'myAccount.username.saved',
  problems,
  send: ({ alba, caller }: AccountRequest, filled) => alba.identity.changeUsername(filled, caller),
});

export const emailForm = defineForm({
  intent: 'email',
  fields: {
    email: { ...emailField, label: 'myAccount.email.new', listedAs: emailField.label, hint: 'account.hint.newEmail' },
  },
  submit: 'myAccount.email.save',
  done: 'myAccount.email.saved',
  problems: { ...problems, 'email-taken': 'account.problem.new-email-taken' },
  send: ({ alba, caller }: AccountRequest, filled) => alba.identity.changeEmail(filled, caller),
});

/** Sends the mail again that verifies the address. */
export const resendForm = defineForm({
  intent: 'resend',
  fields: {},
  submit: 'verify.resend',
  done: 'verify.sent',
  problems,
  send: ({ alba, caller }: AccountRequest) => alba.identity.resendVerification(caller),
});

export const passwordForm = defineForm({ ...updatePasswordForm, intent: 'password', done: 'updatePassword.changed' });

export const endSessionForm = defineForm({
  intent: 'end-session',
  fields: { session: { kind: 'choice', label: 'myAccount.session.which' } },
  submit: 'myAccount.session.end',
  done: 'myAccount.session.ended',
  problems,
  send: ({ alba, caller }: AccountRequest, { session = '' }) => alba.identity.endSession(session, caller),
});

export const endOthersForm = defineForm({
  intent: 'end-others',
  fields: {},
  submit: 'myAccount.sessions.endOthers',
  done: 'myAccount.sessions.ended',
  problems,
  send: ({ alba, caller }: AccountRequest) => alba.identity.endOtherSessions(caller),
});
