import { calendarForm, itemProblems, removalForms } from '#app/screens/member/item-forms.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

const hidden = { kind: 'hidden' } as const;
const problems = {
  ...itemProblems('visits'),
  'visit-kind': 'visits.problem.visit-kind',
  'visit-date': 'visits.problem.visit-date',
  'visit-time': 'visits.problem.visit-time',
  'visit-zone': 'visits.problem.visit-zone',
  'where-too-long': 'visits.problem.where-too-long',
  'who-too-long': 'visits.problem.who-too-long',
  'notes-too-long': 'visits.problem.notes-too-long',
} as const;

const line = { kind: 'text', autoComplete: 'off', isOptional: true } as const;
const fields = {
  kind: { kind: 'choice', label: 'visits.field.kind' },
  // The page shows these two, as the browser's own fields for a day and a time.
  date: { kind: 'told' },
  time: { kind: 'told' },
  timeZone: { kind: 'choice', label: 'visits.field.timeZone' },
  where: { ...line, label: 'visits.field.where' },
  withWhom: { ...line, label: 'visits.field.withWhom' },
  notes: { kind: 'longText', label: 'visits.field.notes', isOptional: true },
  key: hidden,
} as const;

/** The forms of the visits. */
export const visitForms = {
  add: { intent: 'add-visit', fields, submit: 'visits.add', done: 'visits.added', problems },
  change: {
    intent: 'change-visit',
    fields: { ...fields, record: hidden, version: hidden },
    submit: 'visits.save',
    done: 'visits.saved',
    problems,
    dropsQuery: ['edit'],
  },
  ...removalForms('visits', 'visit'),
  calendar: calendarForm('visits', 'visit'),
} as const satisfies Record<string, MemberFormShape>;
