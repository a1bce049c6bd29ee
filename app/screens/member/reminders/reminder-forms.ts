import { accountProblems } from '#app/screens/account/account-fields.ts';
import { calendarForm, itemProblems, removalForms } from '#app/screens/member/item-forms.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

const hidden = { kind: 'hidden' } as const;
const problems = {
  ...itemProblems('reminders'),
  'medicine-name': 'reminders.problem.medicine-name',
  'medicine-long': 'reminders.problem.medicine-long',
  'medicine-times': 'reminders.problem.medicine-times',
  'medicine-rhythm': 'reminders.problem.medicine-rhythm',
  'medicine-from': 'reminders.problem.medicine-from',
  'medicine-until': 'reminders.problem.medicine-until',
} as const;

const fields = {
  name: { kind: 'text', label: 'reminders.field.name', autoComplete: 'off' },
  times: { kind: 'text', label: 'reminders.field.times', hint: 'reminders.field.times.hint', autoComplete: 'off' },
  everyDays: { kind: 'choice', label: 'reminders.field.everyDays' },
  from: { kind: 'told' },
  until: { kind: 'told' },
  timeZone: { kind: 'choice', label: 'visits.field.timeZone' },
  key: hidden,
} as const;

/** The forms of what a member is reminded of. */
export const reminderForms = {
  add: { intent: 'add-medicine', fields, submit: 'reminders.add', done: 'reminders.added', problems },
  change: {
    intent: 'change-medicine',
    fields: { ...fields, record: hidden, version: hidden },
    submit: 'reminders.save',
    done: 'reminders.saved',
    problems,
    dropsQuery: ['edit'],
  },
  ...removalForms('reminders', 'medicine'),
  calendar: calendarForm('reminders', 'medicine'),
  mail: {
    intent: 'reminder-mail',
    fields: {
      visits: { kind: 'checkbox', label: 'reminders.mail.visits' },
      medicines: { kind: 'checkbox', label: 'reminders.mail.medicines' },
    },
    submit: 'reminders.mail.save',
    done: 'reminders.mail.saved',
    problems: accountProblems,
  },
} as const satisfies Record<string, MemberFormShape>;
