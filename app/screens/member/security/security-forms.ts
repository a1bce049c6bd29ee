import { codeField, accountProblems as problems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

/** Shows what an app needs; a first code turns it on. */
export const beginFactorForm = {
  intent: 'factor-begin',
  fields: {},
  submit: 'security.factor.begin',
  problems,
} as const satisfies MemberFormShape;

/** Then the codes to print are next. */
export const finishFactorForm = {
  intent: 'factor-finish',
  fields: { code: { ...codeField, label: 'security.factor.firstCode', hint: 'security.factor.firstCode.hint' } },
  submit: 'security.factor.finish',
  problems,
} as const satisfies MemberFormShape;

export const leaveFactorForm = {
  intent: 'factor-leave',
  fields: {},
  submit: 'security.factor.leave',
  done: 'security.factor.left',
  problems,
} as const satisfies MemberFormShape;

export const removeFactorForm = {
  intent: 'factor-remove',
  fields: {},
  submit: 'security.factor.remove',
  done: 'security.factor.removed',
  problems,
} as const satisfies MemberFormShape;

export const keepFactorForm = {
  intent: 'factor-keep',
  fields: {},
  submit: 'security.keep',
  done: 'security.kept',
  problems,
} as const satisfies MemberFormShape;

export const factorForms = {
  ...{ begin: beginFactorForm, finish: finishFactorForm, leave: leaveFactorForm, remove: removeFactorForm, keep: keepFactorForm },
} as const;
