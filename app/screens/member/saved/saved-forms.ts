import { defineForm, type FormAnswer } from '#app/forms/define-form.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import type { SavedChange } from '#services/members/saved/saved-content.ts';

const problems = { ...accountProblems, missing: 'saved.tooLate', full: 'saved.full' } as const;
const hidden = { kind: 'hidden' } as const;

/** A form that changes one place on the list. */
const changing = <Does extends 'remove' | 'restore'>(does: Does) =>
  defineForm({
    intent: `${does}-saved`,
    fields: { record: hidden, key: hidden },
    submit: `saved.${does}`,
    done: `saved.${does}d`,
    problems,
    send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
      told(await alba.savedContent[does](caller, { id: record, key: sentKey(key) })),
  });
const [remove, restore] = [changing('remove'), changing('restore')];

/** What is searched for within the list: it is posted, so that no address says it. */
const search = defineForm({
  intent: 'search-saved',
  onlyShows: true,
  fields: { term: { kind: 'text', label: 'saved.search', autoComplete: 'off', isOptional: true } },
  submit: 'saved.search.submit',
  problems,
  send: async (_: AccountRequest): Promise<FormAnswer<ProblemCode>> => ({ ok: true, setCookies: [] }),
});

/** The forms of the list: to take an entry off it, to bring it back within ten minutes, and to search it. */
export const savedForms = {
  // The page that tells of a removal offers to bring that entry back; its number on the list says nothing of it.
  remove: { ...remove, tellsOf: ['record'] },
  restore,
  search,
} as const;

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
