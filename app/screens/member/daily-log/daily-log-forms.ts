import { defineForm, type FormAnswer } from '#app/forms/define-form.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import type { LogOutcome } from '#services/members/daily/daily-log.ts';
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
type Code = keyof typeof problems;

/** A day of the log, as one form. `seen` is what its page showed, so that what another page changes meanwhile stays. */
const save = defineForm({
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
  async send({ alba, caller, locale }: AccountRequest, filled) {
    const { day = '', seen = '', key } = filled;
    const values: Readonly<Record<string, string | undefined>> = filled;
    const sent = Object.fromEntries(dayFields.map((name) => [name, values[name] ?? '']));
    return toldOf(await alba.dailyLog.save(caller, { key: sentKey(key), locale, day, seen: seenIn(seen), sent }), 'missing');
  },
});

const choose = defineForm({
  intent: 'choose-in-day',
  fields: { day: hidden, field: hidden, place: hidden, key: hidden },
  submit: 'dailyLog.conflict.keep',
  done: 'dailyLog.conflict.kept',
  problems,
  async send({ alba, caller }: AccountRequest, { day = '', field = '', place = '', key }) {
    const chosen = { key: sentKey(key), day, field, place: place === '' ? null : Number(place) };
    return toldOf(await alba.dailyLog.choose(caller, chosen), 'missing');
  },
});

const remove = defineForm({
  intent: 'remove-day',
  fields: { record: hidden, key: hidden },
  submit: 'dailyLog.remove',
  done: 'dailyLog.removed',
  problems,
  send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
    toldOf(await alba.dailyLog.remove(caller, { id: record, key: sentKey(key) }), 'missing'),
});

const restore = defineForm({
  intent: 'restore-day',
  fields: { record: hidden, key: hidden },
  submit: 'dailyLog.restore',
  done: 'dailyLog.restored',
  problems,
  send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
    toldOf(await alba.dailyLog.restore(caller, { id: record, key: sentKey(key) }), 'too-late'),
});

/** What this device kept without an account. It is there with a script alone, which puts it into the form. */
const takeIn = defineForm({
  intent: 'take-in-days',
  fields: { days: hidden },
  submit: 'dailyLog.takeIn.submit',
  done: 'dailyLog.takeIn.done',
  problems,
  hasLongTexts: true,
  send: async ({ alba, caller, locale }: AccountRequest, { days = '' }) =>
    toldOf(await alba.dailyLog.takeIn(caller, { locale, days }), 'missing'),
});

/** What the file is called that a member takes along: nothing in it tells what the site is about. */
const fileNames = { en: 'my-log', es: 'mi-diario' } as const;

/** Its answer is the file itself. */
const csv = defineForm({
  intent: 'log-as-csv',
  fields: {},
  submit: 'dailyLog.csv',
  done: 'dailyLog.csv.done',
  problems,
  async send({ alba, caller, locale }: AccountRequest): Promise<FormAnswer<ProblemCode>> {
    const answer = await alba.myData.logAsCsv(caller);
    if (answer.ok) alba.deliver({ name: `${fileNames[locale]}.csv`, mediaType: 'text/csv', body: new Blob([answer.data]).stream() });
    return answer;
  },
});

/** The forms of the log. The page that tells of a removal offers to bring that day back; its number says nothing of it. */
export const dailyLogForms = { save, choose, remove: { ...remove, tellsOf: ['record'] }, restore, takeIn, csv } as const;

/** What a page says that it showed; what none of ours says is nothing. */
function seenIn(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** As a form is answered; `absent` is what is told where there is no such day. */
function toldOf(answer: Answer<LogOutcome>, absent: 'missing' | 'too-late'): FormAnswer<Code> {
  if (!answer.ok) return answer;
  const { setCookies, data } = answer;
  switch (data.kind) {
    case 'stored':
    case 'removed':
    case 'taken-in':
      return { ok: true, setCookies };
    case 'missing':
      return { ok: false, problems: [{ field: null, code: absent }], setCookies };
    case 'refused':
      return { ok: false, problems: data.problems, setCookies };
    default:
      return data satisfies never;
  }
}
