import { accountProblems as problems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

/** Its answer is the file itself: it is sent by the browser, and not by the router. */
export const exportForm = {
  intent: 'export',
  fields: {},
  submit: 'myData.export.submit',
  done: 'myData.export.done',
  problems,
} as const satisfies MemberFormShape;

/** The page that it leads to is for anybody, and is loaded anew: nothing of the member's stays in the browser. */
export const deleteForm = {
  intent: 'delete-account',
  fields: { when: { kind: 'told' } },
  submit: 'myData.delete.submit',
  done: 'myData.delete.done',
  problems,
} as const satisfies MemberFormShape;
