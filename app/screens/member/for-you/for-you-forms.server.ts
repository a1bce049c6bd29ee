import type { FormAnswer } from '#app/forms/define-form.ts';
import { answering } from '#app/screens/member/section.server.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import { forYouForms } from './for-you-forms.ts';

/** How the forms of what is for a member are sent. */
export const forYouAnswers = answering(forYouForms, {
  dismiss: async ({ alba, caller }, { entry = '' }) => told(await alba.forYou.dismiss(caller, entry)),
  bringBack: async ({ alba, caller }, { entry = '' }) => told(await alba.forYou.bringBack(caller, entry)),
});

function told(answer: Answer<'changed' | 'missing'>): FormAnswer<'missing' | ProblemCode> {
  if (!answer.ok) return answer;
  const { data, setCookies } = answer;
  return data === 'changed' ? { ok: true, setCookies } : { ok: false, problems: [{ field: null, code: data }], setCookies };
}
