import { pathTo } from '#app/addresses/paths.ts';
import { defineForm } from '#app/forms/define-form.ts';
import type { AccountRequest } from './account-request.ts';
import { changePasswordShape } from './change-password-shape.ts';

export const updatePasswordForm = defineForm({
  ...changePasswordShape,
  send: ({ alba, caller }: AccountRequest, filled) => alba.identity.changePassword(filled, caller),
  next: ({ locale }) => `${pathTo('update-password', locale)}?changed=1`,
});
