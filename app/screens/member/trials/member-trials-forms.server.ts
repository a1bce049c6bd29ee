import type { FormAnswer } from '#app/forms/define-form.ts';
import { answering } from '#app/screens/member/section.server.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import { distances, settings, subtypes, usualDistance } from '#services/trials/shared.ts';
import { memberTrialsForms } from './member-trials-forms.ts';

const among = <Value extends string>(values: readonly Value[], sent = ''): Value | null => values.find((value) => value === sent) ?? null;

/** How the forms of what a member keeps are sent. */
export const memberTrialsAnswers = answering(memberTrialsForms, {
  saveTrial: async ({ alba, caller }, { nctId = '' }) => told(await alba.memberTrials.keepTrial(caller, nctId)),
  saveSearch: async ({ alba, caller }, { zip = '', distance, setting, subtype }) =>
    told(
      await alba.memberTrials.keepSearch(caller, {
        ...{ zip, distance: among(distances, distance) ?? usualDistance, setting: among(settings, setting) },
        ...{ subtype: among(subtypes, subtype), phase: null, kind: null, biomarkers: [], earlier: [] },
        ...{ hasBrainMetastases: false, sort: 'distance', from: 0 },
      }),
      'zip',
    ),
  remove: async ({ alba, caller }, { id = '' }) => told(await alba.memberTrials.remove(caller, id)),
  looked: async ({ alba, caller }) => told(await alba.memberTrials.looked(caller)),
  mailOn: async ({ alba, caller }) => told(await alba.memberTrials.setMail(caller, true)),
  mailOff: async ({ alba, caller }) => told(await alba.memberTrials.setMail(caller, false)),
});

function told(answer: Answer<'kept' | 'full' | 'missing'>, field: string | null = null): FormAnswer<'full' | 'missing' | ProblemCode> {
  if (!answer.ok) return answer;
  const { data, setCookies } = answer;
  return data === 'kept' ? { ok: true, setCookies } : { ok: false, problems: [{ field, code: data }], setCookies };
}
