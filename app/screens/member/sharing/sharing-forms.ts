import { defineForm } from '#app/forms/define-form.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import { type ShareProblem, shareParts, shareTimes } from '#services/members/shares/shared.ts';

const problems = {
  ...accountProblems,
  'no-part': 'sharing.problem.noPart',
  'no-time': 'sharing.problem.noTime',
  'name-too-long': 'sharing.problem.name',
  full: 'sharing.problem.full',
} as const;

const fieldOf: Readonly<Record<ShareProblem, string | null>> = {
  'no-part': 'part',
  'no-time': 'time',
  'name-too-long': 'name',
  full: null,
};

/** A link that shows one part of what the member keeps, for a time. */
const make = defineForm({
  intent: 'make-link',
  fields: {
    part: {
      kind: 'oneOf',
      label: 'sharing.what',
      options: shareParts.map((value) => ({ value, label: `sharing.shows.${value}` as const })),
    },
    time: {
      kind: 'oneOf',
      label: 'sharing.time',
      options: shareTimes.map((value) => ({ value, label: `sharing.time.${value}` as const })),
    },
    name: { kind: 'text', label: 'sharing.name', hint: 'sharing.name.hint', autoComplete: 'off', isOptional: true },
    key: { kind: 'hidden' },
  },
  submit: 'sharing.make',
  done: 'sharing.made',
  problems,
  async send({ alba, caller }: AccountRequest, { part = '', time = '', name = '', key }) {
    const answer = await alba.shares.make(caller, { key: sentKey(key), part, time, name });
    if (!answer.ok) return answer;
    const { data, setCookies } = answer;
    return data === 'made' ? { ok: true, setCookies } : { ok: false, problems: [{ field: fieldOf[data], code: data }], setCookies };
  },
});

const takeBack = defineForm({
  intent: 'take-link-back',
  fields: { id: { kind: 'hidden' } },
  submit: 'sharing.takeBack',
  done: 'sharing.takenBack.done',
  problems,
  send: async ({ alba, caller }: AccountRequest, { id = '' }) => alba.shares.takeBack(caller, id),
});

export const sharingForms = { make, takeBack } as const;
