import { defineForm, type FormAnswer } from '#app/forms/define-form.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';

const problems = { ...accountProblems, missing: 'forYou.missing' } as const;
const fields = { entry: { kind: 'hidden' } } as const;

const dismiss = defineForm({
  intent: 'dismiss-for-you',
  fields,
  submit: 'forYou.dismiss',
  done: 'forYou.dismissed',
  problems,
  send: async ({ alba, caller }: AccountRequest, { entry = '' }) => told(await alba.forYou.dismiss(caller, entry)),
});

const bringBack = defineForm({
  intent: 'bring-back-for-you',
  fields,
  submit: 'forYou.bringBack',
  done: 'forYou.broughtBack',
  problems,
  send: async ({ alba, caller }: AccountRequest, { entry = '' }) => told(await alba.forYou.bringBack(caller, entry)),
});

/** The forms of what is for a member. Which entry was dismissed stands in no address. */
export const forYouForms = { dismiss, bringBack } as const;

function told(answer: Answer<'changed' | 'missing'>): FormAnswer<'missing' | ProblemCode> {
  if (!answer.ok) return answer;
  const { data, setCookies } = answer;
  return data === 'changed' ? { ok: true, setCookies } : { ok: false, problems: [{ field: null, code: data }], setCookies };
}
