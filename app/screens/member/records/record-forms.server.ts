import type { FormAnswer } from '#app/forms/define-form.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import { answering } from '#app/screens/member/section.server.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import { type Kind, recordForms } from './record-forms.ts';

/** How the forms of the records of a kind are sent. */
export function recordAnswers(kind: Kind) {
  return answering(recordForms[kind], {
    remove: async ({ alba, caller }, { record = '', version = '', key }) =>
      told(await alba.members[kind].remove(caller, { id: record, version: Number(version), key: sentKey(key) }), removing),
    restore: async ({ alba, caller }, { record = '', key }) =>
      told(await alba.members[kind].restore(caller, { id: record, key: sentKey(key) }), restoring),
  });
}

type OwnCode = 'missing' | 'too-late' | 'changed-elsewhere';
type Outcome = { kind: 'stored' | 'removed' | 'refused' | 'missing' | 'changed-elsewhere' | 'key-reused' };
/** What a change should come to, and what is told where there is no such record. */
type Wanted = { kind: 'removed' | 'stored'; absent: OwnCode };

const removing: Wanted = { kind: 'removed', absent: 'missing' };
const restoring: Wanted = { kind: 'stored', absent: 'too-late' };

/** What the store answered, as a form is answered. A form that Back brought may ask for what has been undone since. */
function told(answer: Answer<Outcome>, wanted: Wanted): FormAnswer<OwnCode | ProblemCode> {
  if (!answer.ok) return answer;
  const { setCookies, data } = answer;
  if (data.kind === wanted.kind) return { ok: true, setCookies };
  const code = data.kind === 'missing' ? wanted.absent : 'changed-elsewhere';
  return { ok: false, problems: [{ field: null, code }], setCookies };
}
