import { defineForm, type FormAnswer, type Values } from '#app/forms/define-form.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import type { VisitOutcome, VisitSent } from '#services/members/visits/visits.ts';

const hidden = { kind: 'hidden' } as const;
const problems = {
  ...accountProblems,
  'visit-kind': 'visits.problem.visit-kind',
  'visit-date': 'visits.problem.visit-date',
  'visit-time': 'visits.problem.visit-time',
  'visit-zone': 'visits.problem.visit-zone',
  'where-too-long': 'visits.problem.where-too-long',
  'who-too-long': 'visits.problem.who-too-long',
  'notes-too-long': 'visits.problem.notes-too-long',
  full: 'visits.problem.full',
  missing: 'visits.problem.missing',
  'changed-elsewhere': 'visits.problem.changed-elsewhere',
  'too-late': 'visits.problem.too-late',
} as const;
type Code = keyof typeof problems;

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

const sentOf = (filled: Values<typeof fields>): VisitSent => {
  const { kind = '', date = '', time = '', timeZone = '', where = '', withWhom = '', notes = '' } = filled;
  return { kind, date, time, timeZone, where, withWhom, notes };
};

const add = defineForm({
  intent: 'add-visit',
  fields,
  submit: 'visits.add',
  done: 'visits.added',
  problems,
  send: async ({ alba, caller }: AccountRequest, filled) =>
    toldOf(await alba.visits.add(caller, { key: sentKey(filled.key), sent: sentOf(filled) })),
});

const change = defineForm({
  intent: 'change-visit',
  fields: { ...fields, record: hidden, version: hidden },
  submit: 'visits.save',
  done: 'visits.saved',
  problems,
  async send({ alba, caller }: AccountRequest, { record = '', version, ...filled }) {
    const which = { key: sentKey(filled.key), id: record, version: Number(version) };
    return toldOf(await alba.visits.change(caller, { ...which, sent: sentOf(filled) }));
  },
});

const remove = defineForm({
  intent: 'remove-visit',
  fields: { record: hidden, key: hidden },
  submit: 'visits.remove',
  done: 'visits.removed',
  problems,
  send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
    toldOf(await alba.visits.remove(caller, { key: sentKey(key), id: record })),
});

const restore = defineForm({
  intent: 'restore-visit',
  fields: { record: hidden, key: hidden },
  submit: 'visits.restore',
  done: 'visits.restored',
  problems,
  send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
    toldOf(await alba.visits.restore(caller, { key: sentKey(key), id: record }), 'too-late'),
});

/** What the file is called: nothing in it tells what the site is about. */
const fileNames = { en: 'appointment', es: 'cita' } as const;

/** Its answer is the file itself. One of its two buttons says that more may stand in it. */
const calendar = defineForm({
  intent: 'visit-calendar',
  fields: { isTold: hidden, record: hidden },
  submit: 'visits.calendar',
  done: 'visits.calendar.done',
  problems,
  async send({ alba, caller, locale }: AccountRequest, { isTold, record = '' }): Promise<FormAnswer<Code | ProblemCode>> {
    const answer = await alba.visits.calendar(caller, { id: record, isTold: isTold === 'yes' });
    if (!answer.ok) return answer;
    const { data, setCookies } = answer;
    if (data === null) return { ok: false, problems: [{ field: null, code: 'missing' }], setCookies };
    alba.deliver({ name: `${fileNames[locale]}.ics`, mediaType: 'text/calendar; charset=utf-8', body: new Blob([data]).stream() });
    return { ok: true, setCookies };
  },
});

/** The forms of the visits. The page that tells of a removal offers to bring that visit back; its number says nothing of it. */
export const visitForms = { add, change, remove: { ...remove, tellsOf: ['record'] }, restore, calendar } as const;

/** As a form is answered; `absent` is what is told where there is no such visit. */
function toldOf(answer: Answer<VisitOutcome>, absent: Code = 'missing'): FormAnswer<Code | ProblemCode> {
  if (!answer.ok) return answer;
  const { setCookies, data } = answer;
  switch (data.kind) {
    case 'stored':
    case 'removed':
      return { ok: true, setCookies };
    case 'refused':
      return { ok: false, problems: data.problems, setCookies };
    case 'missing':
      return { ok: false, problems: [{ field: null, code: absent }], setCookies };
    case 'full':
    case 'changed-elsewhere':
      return { ok: false, problems: [{ field: null, code: data.kind }], setCookies };
    default:
      return data satisfies never;
  }
}
