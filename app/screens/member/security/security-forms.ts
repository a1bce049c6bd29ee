import { pathTo } from '#app/addresses/paths.ts';
import { defineForm } from '#app/forms/define-form.ts';
import { codeField, accountProblems as problems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';

/** Shows what an app needs; a first code turns it on. */
export const beginFactorForm = defineForm({
  intent: 'factor-begin',
  fields: {},
  submit: 'security.factor.begin',
  problems,
  send: ({ alba, caller }: AccountRequest) => alba.identity.beginFactor(caller),
});

/** Then the codes to print are next. */
export const finishFactorForm = defineForm({
  intent: 'factor-finish',
  fields: { code: { ...codeField, label: 'security.factor.firstCode', hint: 'security.factor.firstCode.hint' } },
  submit: 'security.factor.finish',
  problems,
  async send({ alba, caller, locale }: AccountRequest, filled) {
    const answer = await alba.identity.finishFactor(filled, caller);
    return answer.ok ? { ...answer, next: pathTo('recovery-codes', locale) } : answer;
  },
});

export const leaveFactorForm = defineForm({
  intent: 'factor-leave',
  fields: {},
  submit: 'security.factor.leave',
  done: 'security.factor.left',
  problems,
  send: ({ alba, caller }: AccountRequest) => alba.identity.leaveFactor(caller),
});

export const removeFactorForm = defineForm({
  intent: 'factor-remove',
  fields: {},
  submit: 'security.factor.remove',
  done: 'security.factor.removed',
  problems,
  send: ({ alba, caller }: AccountRequest) => alba.identity.removeFactor(caller),
});

export const keepFactorForm = defineForm({
  intent: 'factor-keep',
  fields: {},
  submit: 'security.keep',
  done: 'security.kept',
  problems,
  send: ({ alba, caller }: AccountRequest) => alba.identity.keepFactor(caller),
});
