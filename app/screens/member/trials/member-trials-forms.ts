import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

const problems = { ...accountProblems, full: 'clinicalTrials.full', missing: 'clinicalTrials.missing' } as const;
const hidden = { kind: 'hidden' } as const;
const ofMail = { fields: {}, done: 'clinicalTrials.mail.changed', problems } as const;

/** The forms of what a member keeps. */
export const memberTrialsForms = {
  saveTrial: { intent: 'save-trial', fields: { nctId: hidden }, submit: 'trial.save', done: 'clinicalTrials.kept', problems },
  saveSearch: {
    intent: 'save-search',
    fields: {
      zip: { kind: 'text', label: 'trials.field.zip', hint: 'trials.field.zip.hint', autoComplete: 'postal-code' },
      distance: { kind: 'choice', label: 'trials.field.distance' },
      setting: { kind: 'choice', label: 'trials.field.setting' },
      subtype: { kind: 'choice', label: 'trials.field.subtype' },
    },
    submit: 'clinicalTrials.keepSearch',
    done: 'clinicalTrials.kept',
    problems,
  },
  remove: {
    intent: 'remove-trial',
    fields: { id: hidden },
    submit: 'clinicalTrials.remove',
    done: 'clinicalTrials.removed',
    problems,
  },
  looked: {
    intent: 'looked-at-trials',
    fields: {},
    submit: 'clinicalTrials.looked',
    done: 'clinicalTrials.looked.done',
    problems,
  },
  mailOn: { ...ofMail, intent: 'mail-trials', submit: 'clinicalTrials.mail.on' },
  mailOff: { ...ofMail, intent: 'no-mail-trials', submit: 'clinicalTrials.mail.off' },
} as const satisfies Record<string, MemberFormShape>;
