import { defineForm, type FormAnswer } from '#app/forms/define-form.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import type { MedicineOutcome } from '#services/members/reminders/medicines.ts';

const hidden = { kind: 'hidden' } as const;
const problems = {
  ...accountProblems,
  'medicine-name': 'reminders.problem.medicine-name',
  'medicine-long': 'reminders.problem.medicine-long',
  'medicine-times': 'reminders.problem.medicine-times',
  'medicine-rhythm': 'reminders.problem.medicine-rhythm',
  'medicine-from': 'reminders.problem.medicine-from',
  'medicine-until': 'reminders.problem.medicine-until',
  full: 'reminders.problem.full',
  missing: 'reminders.problem.missing',
  'too-late': 'reminders.problem.too-late',
} as const;
type Code = keyof typeof problems;

const add = defineForm({
  intent: 'add-medicine',
  fields: {
    name: { kind: 'text', label: 'reminders.field.name', autoComplete: 'off' },
    times: { kind: 'text', label: 'reminders.field.times', hint: 'reminders.field.times.hint', autoComplete: 'off' },
    everyDays: { kind: 'choice', label: 'reminders.field.everyDays' },
    from: { kind: 'told' },
    until: { kind: 'told' },
    timeZone: { kind: 'choice', label: 'visits.field.timeZone' },
    key: hidden,
  },
  submit: 'reminders.add',
  done: 'reminders.added',
  problems,
  async send({ alba, caller }: AccountRequest, { name = '', times = '', everyDays = '', from = '', until = '', timeZone = '', key }) {
    const sent = { name, times, everyDays, from, until, timeZone };
    return toldOf(await alba.medicines.add(caller, { key: sentKey(key), sent }));
  },
});

const remove = defineForm({
  intent: 'remove-medicine',
  fields: { record: hidden, key: hidden },
  submit: 'reminders.remove',
  done: 'reminders.removed',
  problems,
  send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
    toldOf(await alba.medicines.remove(caller, { key: sentKey(key), id: record })),
});

const restore = defineForm({
  intent: 'restore-medicine',
  fields: { record: hidden, key: hidden },
  submit: 'reminders.restore',
  done: 'reminders.restored',
  problems,
  send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
    toldOf(await alba.medicines.restore(caller, { key: sentKey(key), id: record }), 'too-late'),
});

/** What the file is called: nothing in it tells what the site is about. */
const fileNames = { en: 'reminder', es: 'recordatorio' } as const;

/** Its answer is the file itself. One of its two buttons says that more may stand in it. */
const calendar = defineForm({
  intent: 'medicine-calendar',
  fields: { isTold: hidden, record: hidden },
  submit: 'reminders.calendar',
  done: 'reminders.calendar.done',
  problems,
  async send({ alba, caller, locale }: AccountRequest, { isTold, record = '' }): Promise<FormAnswer<Code | ProblemCode>> {
    const answer = await alba.medicines.calendar(caller, { id: record, isTold: isTold === 'yes' });
    if (!answer.ok) return answer;
    const { data, setCookies } = answer;
    if (data === null) return { ok: false, problems: [{ field: null, code: 'missing' }], setCookies };
    alba.deliver({ name: `${fileNames[locale]}.ics`, mediaType: 'text/calendar; charset=utf-8', body: new Blob([data]).stream() });
    return { ok: true, setCookies };
  },
});

const mail = defineForm({
  intent: 'reminder-mail',
  fields: {
    visits: { kind: 'checkbox', label: 'reminders.mail.visits' },
    medicines: { kind: 'checkbox', label: 'reminders.mail.medicines' },
  },
  submit: 'reminders.mail.save',
  done: 'reminders.mail.saved',
  problems,
  async send({ alba, caller }: AccountRequest, { visits, medicines }): Promise<FormAnswer<ProblemCode>> {
    return alba.reminderMail.wish(caller, { visits: visits !== undefined, medicines: medicines !== undefined });
  },
});

/** The forms of what a member is reminded of. The page that tells of a removal offers to bring that back; its number says nothing. */
export const reminderForms = { add, remove: { ...remove, tellsOf: ['record'] }, restore, calendar, mail } as const;

/** As a form is answered; `absent` is what is told where there is no such medicine. */
function toldOf(answer: Answer<MedicineOutcome>, absent: Code = 'missing'): FormAnswer<Code | ProblemCode> {
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
      return { ok: false, problems: [{ field: null, code: 'full' }], setCookies };
    default:
      return data satisfies never;
  }
}
