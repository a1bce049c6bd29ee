import { pathTo } from '#app/addresses/paths.ts';
import { defineForm } from '#app/forms/define-form.ts';
import { currentPasswordField, newPasswordFields, accountProblems as problems } from './account-fields.ts';
import type { AccountRequest } from './account-request.ts';

export const updatePasswordForm = defineForm({
  fields: { currentPassword: currentPasswordField, ...newPasswordFields },
  submit: 'updatePassword.submit',
  problems,
  send: ({ alba, caller }: AccountRequest, filled) => alba.identity.changePassword(filled, caller),
  next: ({ locale }) => `${pathTo('update-password', locale)}?changed=1`,
});
