import { defineForm, type FormAnswer } from '#app/forms/define-form.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import type { AvatarUpdated } from '#services/members/avatars/avatars.ts';
import type { PictureProblem } from '#services/members/avatars/shared.ts';

const problems = {
  ...accountProblems,
  'picture-missing': 'avatars.problem.picture-missing',
  'picture-too-large': 'avatars.problem.picture-too-large',
  'picture-type': 'avatars.problem.picture-type',
  'picture-pixels': 'avatars.problem.picture-pixels',
  'picture-damaged': 'avatars.problem.picture-damaged',
  unverified: 'picture.unverified',
} as const;

/** A picture as it is, of which the server takes the middle. With a script it is cut on the page, and sent by itself. */
export const pictureForm = defineForm({
  intent: 'picture',
  fields: { picture: { kind: 'picture', label: 'picture.field', hint: 'picture.field.hint' } },
  submit: 'picture.save',
  done: 'picture.saved',
  problems,
  send: async ({ alba, caller }: AccountRequest, { picture = '' }) => answered(await alba.avatars.update(caller, picture)),
});

export const removePictureForm = defineForm({
  intent: 'picture-remove',
  fields: {},
  submit: 'picture.remove.do',
  done: 'picture.removed',
  problems,
  send: async ({ alba, caller }: AccountRequest) => answered(await alba.avatars.remove(caller)),
});

function answered(answer: Answer<AvatarUpdated | 'removed' | 'unverified'>): FormAnswer<ProblemCode | PictureProblem | 'unverified'> {
  if (!answer.ok) return answer;
  const { data, setCookies } = answer;
  if (data === 'removed') return { ok: true, setCookies };
  const outcome = data === 'unverified' ? { kind: data } : data;
  switch (outcome.kind) {
    case 'stored':
      return { ok: true, setCookies };
    case 'refused':
      return { ok: false, problems: [{ field: 'picture', code: outcome.problem }], setCookies };
    case 'unverified':
      return { ok: false, problems: [{ field: null, code: 'unverified' }], setCookies };
    default:
      return outcome satisfies never;
  }
}
