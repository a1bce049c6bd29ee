import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';
import { type DayProblem, dayFields } from '#services/members/daily/shared.ts';

const told = { kind: 'told' } as const;
const hidden = { kind: 'hidden' } as const;
/** The service says what is wrong with a day in words of its own; these are for one that it has none for. */
const ofDay = {
  strength: 'dailyLog.problem',
  hours: 'dailyLog.problem',
  temperature: 'dailyLog.problem',
  weight: 'dailyLog.problem',
  'too-long': 'dailyLog.problem',
  future: 'dailyLog.problem',
  'too-early': 'dailyLog.problem',
  nothing: 'dailyLog.problem',
  medicine: 'dailyLog.problem',
  unit: 'dailyLog.problem',
} as const satisfies Record<DayProblem, PlainMessageId>;
const problems = { ...accountProblems, ...ofDay, missing: 'dailyLog.missing', 'too-late': 'dailyLog.tooLate' } as const;

/** The forms of the log. */
export const dailyLogForms = {
  /** A day of the log, as one form. `seen` is what its page showed, so that what another page changes meanwhile stays. */
  save: {
    intent: 'save-day',
    fields: {
      ...Object.fromEntries(dayFields.map((name) => [name, name === 'medicines' ? ({ kind: 'toldList' } as const) : told])),
      day: told,
      seen: told,
      key: hidden,
    },
    submit: 'dailyLog.save',
    done: 'dailyLog.saved',
    problems,
  },
  choose: {
    intent: 'choose-in-day',
    fields: { day: hidden, field: hidden, place: hidden, key: hidden },
    submit: 'dailyLog.conflict.keep',
    done: 'dailyLog.conflict.kept',
    problems,
  },
  remove: {
    intent: 'remove-day',
    fields: { record: hidden, key: hidden },
    submit: 'dailyLog.remove',
    done: 'dailyLog.removed',
    problems,
    // The page that tells of a removal offers to bring that day back; its number says nothing of it.
    tellsOf: ['record'],
  },
  restore: {
    intent: 'restore-day',
    fields: { record: hidden, key: hidden },
    submit: 'dailyLog.restore',
    done: 'dailyLog.restored',
    problems,
  },
  /** What this device kept without an account. It is there with a script alone, which puts it into the form. */
  takeIn: {
    intent: 'take-in-days',
    fields: { days: hidden },
    submit: 'dailyLog.takeIn.submit',
    done: 'dailyLog.takeIn.done',
    problems,
    hasLongTexts: true,
  },
  /** Its answer is the file itself. */
  csv: { intent: 'log-as-csv', fields: {}, submit: 'dailyLog.csv', done: 'dailyLog.csv.done', problems: accountProblems },
} as const satisfies Record<string, MemberFormShape>;
