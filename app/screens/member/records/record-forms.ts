import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

/** A kind of record of which a member may have many. */
export type Kind = 'diagnosis' | 'treatment';

const problems = {
  ...accountProblems,
  missing: 'records.missing',
  'too-late': 'records.tooLate',
  'changed-elsewhere': 'records.changedElsewhere',
} as const;

const hidden = { kind: 'hidden' } as const;

/** The forms that remove a record of each kind, and that bring it back within ten minutes. */
export const recordForms = { diagnosis: formsOf('diagnosis'), treatment: formsOf('treatment') } as const;

function formsOf(kind: Kind) {
  return {
    remove: {
      intent: `remove-${kind}`,
      fields: { record: hidden, version: hidden, key: hidden },
      submit: 'records.remove',
      done: `records.removed.${kind}`,
      problems,
      // The page that tells of a removal offers to bring that record back.
      tellsOf: ['record'],
    },
    restore: {
      intent: `restore-${kind}`,
      fields: { record: hidden, key: hidden },
      submit: 'records.restore',
      done: `records.restored.${kind}`,
      problems,
    },
  } as const satisfies Record<string, MemberFormShape>;
}
