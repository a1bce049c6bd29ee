import type { MessageId } from '#app/i18n/catalogue.ts';
import type { IdentityField, ProblemCode } from '#services/identity/shared.ts';

/** What is said of each problem: in English the words of the specification, where it has any. */
export const problemMessages = {
  required: 'account.problem.required',
  'email-invalid': 'account.problem.email-invalid',
  'email-taken': 'account.problem.email-taken',
  'username-invalid': 'account.problem.username-invalid',
  'username-length': 'account.problem.username-length',
  'username-taken': 'account.problem.username-taken',
  'name-letters': 'account.problem.name-letters',
  'name-length': 'account.problem.name-length',
  'phone-invalid': 'account.problem.phone-invalid',
  'password-length': 'account.problem.password-length',
  'password-rules': 'account.problem.password-rules',
  'password-common': 'account.problem.password-common',
  'password-mismatch': 'account.problem.password-mismatch',
  'password-wrong': 'account.problem.password-wrong',
  'terms-missing': 'account.problem.terms-missing',
  'login-wrong': 'account.problem.login-wrong',
  locked: 'account.problem.locked',
  'link-invalid': 'account.problem.link-invalid',
  'link-expired': 'account.problem.link-expired',
  'already-verified': 'account.problem.already-verified',
  'not-signed-in': 'account.problem.not-signed-in',
  'too-many': 'account.problem.too-many',
} as const satisfies Record<ProblemCode, MessageId>;

/** Who changes an address is told in other words that it is taken. */
export const newEmailMessages = { ...problemMessages, 'email-taken': 'account.problem.new-email-taken' } as const;

export const fieldLabels = {
  login: 'account.field.login',
  username: 'account.field.username',
  email: 'account.field.email',
  password: 'account.field.password',
  currentPassword: 'account.field.currentPassword',
  newPassword: 'account.field.newPassword',
  confirmation: 'account.field.confirmation',
  firstName: 'account.field.firstName',
  lastName: 'account.field.lastName',
  phoneNumber: 'account.field.phoneNumber',
  terms: 'account.field.terms',
} as const satisfies Record<IdentityField, MessageId>;
