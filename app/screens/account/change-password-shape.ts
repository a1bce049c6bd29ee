import type { FormShape } from '#app/forms/define-form.ts';
import { currentPasswordField, newPasswordFields, accountProblems as problems } from './account-fields.ts';

/** What a page has to know of the form that changes the password of a member who is signed in. */
export const changePasswordShape = {
  fields: { currentPassword: currentPasswordField, ...newPasswordFields },
  submit: 'updatePassword.submit',
  problems,
} as const satisfies FormShape;
