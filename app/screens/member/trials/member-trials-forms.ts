import { defineForm, type FormAnswer } from '#app/forms/define-form.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import { distances, settings, subtypes, usualDistance } from '#services/trials/shared.ts';

const problems = { ...accountProblems, full: 'clinicalTrials.full', missing: 'clinicalTrials.missing' } as const;
const hidden = { kind: 'hidden' } as const;

const saveTrial = defineForm({
  intent: 'save-trial',
  fields: { nctId: hidden },
  submit: 'trial.save',
  done: 'clinicalTrials.kept',
  problems,
  send: async ({ alba, caller }: AccountRequest, { nctId = '' }) => told(await alba.memberTrials.keepTrial(caller, nctId)),
});

const among = <Value extends string>(values: readonly Value[], sent = ''): Value | null => values.find((value) => value === sent) ?? null;

const saveSearch = defineForm({
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
  send: async ({ alba, caller }: AccountRequest, { zip = '', distance, setting, subtype }) =>
    told(
      await alba.memberTrials.keepSearch(caller, {
        ...{ zip, distance: among(distances, distance) ?? usualDistance, setting: among(settings, setting) },
        ...{ subtype: among(subtypes, subtype), phase: null, kind: null, biomarkers: [], earlier: [] },
        ...{ hasBrainMetastases: false, sort: 'distance', from: 0 },
      }),
      'zip',
    ),
});

const remove = defineForm({
  intent: 'remove-trial',
  fields: { id: hidden },
  submit: 'clinicalTrials.remove',
  done: 'clinicalTrials.removed',
  problems,
  send: async ({ alba, caller }: AccountRequest, { id = '' }) => told(await alba.memberTrials.remove(caller, id)),
});

const looked = defineForm({
  intent: 'looked-at-trials',
  fields: {},
  submit: 'clinicalTrials.looked',
  done: 'clinicalTrials.looked.done',
  problems,
  send: async ({ alba, caller }: AccountRequest) => told(await alba.memberTrials.looked(caller)),
});

const mail = (isMailed: boolean) =>
  defineForm({
    intent: isMailed ? 'mail-trials' : 'no-mail-trials',
    fields: {},
    submit: isMailed ? 'clinicalTrials.mail.on' : 'clinicalTrials.mail.off',
    done: 'clinicalTrials.mail.changed',
    problems,
    send: async ({ alba, caller }: AccountRequest) => told(await alba.memberTrials.setMail(caller, isMailed)),
  });

/** The forms of what a member keeps. */
export const memberTrialsForms = { saveTrial, saveSearch, remove, looked, mailOn: mail(true), mailOff: mail(false) } as const;

function told(answer: Answer<'kept' | 'full' | 'missing'>, field: string | null = null): FormAnswer<'full' | 'missing' | ProblemCode> {
  if (!answer.ok) return answer;
  const { data, setCookies } = answer;
  return data === 'kept' ? { ok: true, setCookies } : { ok: false, problems: [{ field, code: data }], setCookies };
}
