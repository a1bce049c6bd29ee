import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

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
export const pictureForm = {
  intent: 'picture',
  fields: { picture: { kind: 'picture', label: 'picture.field', hint: 'picture.field.hint' } },
  submit: 'picture.save',
  done: 'picture.saved',
  problems,
} as const satisfies MemberFormShape;

export const removePictureForm = {
  intent: 'picture-remove',
  fields: {},
  submit: 'picture.remove.do',
  done: 'picture.removed',
  problems,
} as const satisfies MemberFormShape;
