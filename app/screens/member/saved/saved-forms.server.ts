import type { FormAnswer } from '#app/forms/define-form.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import { answering } from '#app/screens/member/section.server.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import type { SavedChange } from '#services/members/saved/saved-content.ts';
import { savedForms } from './saved-forms.ts';

/** How the forms of the list are sent. */
export const savedAnswers = answering(savedForms, {
  remove: async ({ alba, caller }, { record = '', key }) => told(await alba.savedContent.remove(caller, { id: record, key: sentKey(key) })),
  restore: async ({ alba, caller }, { record = '', key }) =>
    told(await alba.savedContent.restore(caller, { id: record, key: sentKey(key) })),
  search: async () => ({ ok: true, setCookies: [] }),
});

/** As a form is answered. A form that Back brought may ask for what has been undone since: the list then says how it is. */
function told(answer: Answer<SavedChange>): FormAnswer<'missing' | 'full' | ProblemCode> {
  if (!answer.ok) return answer;
  const { setCookies, data } = answer;
  switch (data.kind) {
    case 'saved':
    case 'removed':
    case 'key-reused':
      return { ok: true, setCookies };
    case 'missing':
    case 'full':
      return { ok: false, problems: [{ field: null, code: data.kind }], setCookies };
    default:
      return data satisfies never;
  }
}
