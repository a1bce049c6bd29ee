import type { FieldSpecs } from '#app/forms/define-form.ts';
import type { MessageId } from '#app/i18n/catalogue.ts';
import type { IdentityField, ProblemCode } from '#services/identity/shared.ts';

/** What is said of each problem: in English the words of the specification, where it has any. */
export const accountProblems = {
  required: 'account.problem.required',
  'email-invalid': 'account.problem.email-invalid',
  'email-taken': 'account.problem.email-taken',
  'username-invalid': 'account.problem.username-invalid',
  'username-length': 'account.problem.username-length',
  'username-taken': 'account.problem.username-taken',
  'username-alike': 'account.problem.username-alike',
  'username-official': 'account.problem.username-official',
  'name-letters': 'account.problem.name-letters',
  'name-length': 'account.problem.name-length',
  'phone-invalid': 'account.problem.phone-invalid',
  'password-length': 'account.problem.password-length',
  'password-rules': 'account.problem.password-rules',
  'password-common': 'account.problem.password-common',
  'password-same': 'account.problem.password-same',
  'password-mismatch': 'account.problem.password-mismatch',
  'password-wrong': 'account.problem.password-wrong',
  'terms-missing': 'account.problem.terms-missing',
  'login-wrong': 'account.problem.login-wrong',
  locked: 'account.problem.locked',
  'link-invalid': 'account.problem.link-invalid',
  'link-expired': 'account.problem.link-expired',
  'already-verified': 'account.problem.already-verified',
  'not-signed-in': 'account.problem.not-signed-in',
  'confirm-needed': 'account.problem.confirm-needed',
  'factor-needed': 'account.problem.factor-needed',
  'code-wrong': 'account.problem.code-wrong',
  'sign-in-again': 'account.problem.sign-in-again',
  'enrolment-over': 'account.problem.enrolment-over',
  'address-unverified': 'account.problem.address-unverified',
  'too-many': 'account.problem.too-many',
} as const satisfies Record<ProblemCode, MessageId>;

/** Fields that several forms of an account have. */
export const usernameField = {
  kind: 'name',
  label: 'account.field.username',
  hint: 'account.hint.username',
  autoComplete: 'username',
} as const;
export const emailField = { kind: 'email', label: 'account.field.email', autoComplete: 'email' } as const;
export const firstNameField = { kind: 'text', label: 'account.field.firstName', autoComplete: 'given-name', isOptional: true } as const;
export const lastNameField = { kind: 'text', label: 'account.field.lastName', autoComplete: 'family-name', isOptional: true } as const;
export const currentPasswordField = { kind: 'password', label: 'account.field.currentPassword' } as const;

/** A code of an app, or one of those that were printed. */
export const codeField = { kind: 'code', label: 'account.field.code', hint: 'account.hint.code' } as const;

/** A new password, with its rules, and the same again. */
export const newPasswordFields = {
  newPassword: { kind: 'password', label: 'account.field.newPassword', hint: 'account.hint.password', isNew: true },
  confirmation: { kind: 'password', label: 'account.field.confirmation', isNew: true },
} as const satisfies Partial<Record<IdentityField, FieldSpecs[string]>>;
