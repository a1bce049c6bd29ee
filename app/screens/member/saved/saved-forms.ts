import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

const hidden = { kind: 'hidden' } as const;
const ofOne = {
  fields: { record: hidden, key: hidden },
  problems: { ...accountProblems, missing: 'saved.tooLate', full: 'saved.full' },
} as const;

/** The forms of the list: to take an entry off it, to bring it back within ten minutes, and to search it. */
export const savedForms = {
  // The page that tells of a removal offers to bring that entry back; its number on the list says nothing of it.
  remove: { ...ofOne, intent: 'remove-saved', submit: 'saved.remove', done: 'saved.removed', tellsOf: ['record'] },
  restore: { ...ofOne, intent: 'restore-saved', submit: 'saved.restore', done: 'saved.restored' },
  /** What is searched for within the list: it is posted, so that no address says it. */
  search: {
    intent: 'search-saved',
    onlyShows: true,
    fields: { term: { kind: 'text', label: 'saved.search', autoComplete: 'off', isOptional: true } },
    submit: 'saved.search.submit',
    problems: accountProblems,
  },
} as const satisfies Record<string, MemberFormShape>;
