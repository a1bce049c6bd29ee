import { defineForm, type FormAnswer } from '#app/forms/define-form.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';

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
  const remove = defineForm({
    intent: `remove-${kind}`,
    fields: { record: hidden, version: hidden, key: hidden },
    submit: 'records.remove',
    done: `records.removed.${kind}`,
    problems,
    send: async ({ alba, caller }: AccountRequest, { record = '', version = '', key }) =>
      told(await alba.members[kind].remove(caller, { id: record, version: Number(version), key: sentKey(key) }), removing),
  });
  const restore = defineForm({
    intent: `restore-${kind}`,
    fields: { record: hidden, key: hidden },
    submit: 'records.restore',
    done: `records.restored.${kind}`,
    problems,
    send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
      told(await alba.members[kind].restore(caller, { id: record, key: sentKey(key) }), restoring),
  });
  // The page that tells of a removal offers to bring that record back.
  return { remove: { ...remove, tellsOf: ['record'] }, restore } as const;
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
