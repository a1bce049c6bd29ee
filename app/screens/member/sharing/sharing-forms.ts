import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';
import { shareParts, shareTimes } from '#services/members/shares/shared.ts';

const problems = {
  ...accountProblems,
  'no-part': 'sharing.problem.noPart',
  'no-time': 'sharing.problem.noTime',
  'name-too-long': 'sharing.problem.name',
  full: 'sharing.problem.full',
} as const;

export const sharingForms = {
  /** A link that shows one part of what the member keeps, for a time. */
  make: {
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
  },
  takeBack: {
    intent: 'take-link-back',
    fields: { id: { kind: 'hidden' } },
    submit: 'sharing.takeBack',
    done: 'sharing.takenBack.done',
    problems,
  },
} as const satisfies Record<string, MemberFormShape>;
