import {
  emailField,
  firstNameField,
  lastNameField,
  accountProblems as problems,
  usernameField,
} from '#app/screens/account/account-fields.ts';
import { changePasswordShape } from '#app/screens/account/change-password-shape.ts';
import type { MemberFormShape } from './section.ts';

export const detailsForm = {
  intent: 'details',
  fields: {
    firstName: { ...firstNameField, hint: 'account.hint.names' },
    lastName: lastNameField,
    phoneNumber: { kind: 'tel', label: 'account.field.phoneNumber', hint: 'account.hint.phone', autoComplete: 'tel', isOptional: true },
  },
  submit: 'myAccount.save',
  done: 'myAccount.saved',
  problems,
} as const satisfies MemberFormShape;

export const usernameForm = {
  intent: 'username',
  fields: { username: usernameField },
  submit: 'myAccount.username.save',
  done: 'myAccount.username.saved',
  problems,
} as const satisfies MemberFormShape;

export const emailForm = {
  intent: 'email',
  fields: {
    email: { ...emailField, label: 'myAccount.email.new', listedAs: emailField.label, hint: 'account.hint.newEmail' },
  },
  submit: 'myAccount.email.save',
  done: 'myAccount.email.saved',
  problems: { ...problems, 'email-taken': 'account.problem.new-email-taken' },
} as const satisfies MemberFormShape;

/** Sends the mail again that verifies the address. */
export const resendForm = {
  intent: 'resend',
  fields: {},
  submit: 'verify.resend',
  done: 'verify.sent',
  problems,
} as const satisfies MemberFormShape;

export const passwordForm = {
  ...changePasswordShape,
  intent: 'password',
  done: 'updatePassword.changed',
} as const satisfies MemberFormShape;

export const endSessionForm = {
  intent: 'end-session',
  fields: { session: { kind: 'hidden' } },
  submit: 'myAccount.session.end',
  done: 'myAccount.session.ended',
  problems,
} as const satisfies MemberFormShape;

export const endOthersForm = {
  intent: 'end-others',
  fields: {},
  submit: 'myAccount.sessions.endOthers',
  done: 'myAccount.sessions.ended',
  problems,
} as const satisfies MemberFormShape;
