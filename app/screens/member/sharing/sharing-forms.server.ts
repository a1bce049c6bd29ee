import { sentKey } from '#app/screens/member/change-key.ts';
import { answering } from '#app/screens/member/section.server.ts';
import type { ShareProblem } from '#services/members/shares/shared.ts';
import { sharingForms } from './sharing-forms.ts';

const fieldOf: Readonly<Record<ShareProblem, string | null>> = {
  'no-part': 'part',
  'no-time': 'time',
  'name-too-long': 'name',
  full: null,
};

/** How the forms of links are sent. */
export const sharingAnswers = answering(sharingForms, {
  async make({ alba, caller }, { part = '', time = '', name = '', key }) {
    const answer = await alba.shares.make(caller, { key: sentKey(key), part, time, name });
    if (!answer.ok) return answer;
    const { data, setCookies } = answer;
    return data === 'made' ? { ok: true, setCookies } : { ok: false, problems: [{ field: fieldOf[data], code: data }], setCookies };
  },
  takeBack: ({ alba, caller }, { id = '' }) => alba.shares.takeBack(caller, id),
});
