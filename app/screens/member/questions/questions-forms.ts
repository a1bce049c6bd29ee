import { defineForm, type FormAnswer } from '#app/forms/define-form.ts';
import { accountProblems } from '#app/screens/account/account-fields.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import type { Answer, ProblemCode } from '#services/identity/shared.ts';
import type { QuestionOutcome } from '#services/members/questions/questions.ts';

const hidden = { kind: 'hidden' } as const;
const problems = {
  ...accountProblems,
  'no-question': 'questions.problem.no-question',
  'question-too-long': 'questions.problem.question-too-long',
  'answer-too-long': 'questions.problem.answer-too-long',
  full: 'questions.problem.full',
  missing: 'questions.problem.missing',
  nothing: 'questions.starters.nothing',
  'changed-elsewhere': 'questions.problem.changed-elsewhere',
  'too-late': 'questions.problem.too-late',
} as const;
type Code = keyof typeof problems;

const text = { kind: 'longText', label: 'questions.field.text' } as const;
const visit = { kind: 'choice', label: 'questions.field.visit' } as const;

const add = defineForm({
  intent: 'add-question',
  fields: { text, visit, about: { kind: 'carried' }, key: hidden },
  submit: 'questions.add',
  done: 'questions.added',
  problems,
  send: async ({ alba, caller }: AccountRequest, { text = '', visit, about, key }) =>
    toldOf(await alba.questions.add(caller, { key: sentKey(key), text, about: about || null, visit: visit || null })),
});

const addStarters = defineForm({
  intent: 'add-starters',
  fields: { starters: { kind: 'toldList' }, key: hidden },
  submit: 'questions.starters.add',
  done: 'questions.starters.added',
  problems,
  async send({ alba, caller, locale }: AccountRequest, { starters = '', key }) {
    const ids = starters.split(' ').filter(Boolean);
    return toldOf(await alba.questions.addStarters(caller, { key: sentKey(key), ids, locale }), 'nothing');
  },
});

const change = defineForm({
  intent: 'change-question',
  fields: {
    text,
    answer: { kind: 'longText', label: 'questions.field.answer', isOptional: true },
    visit,
    record: hidden,
    version: hidden,
    key: hidden,
  },
  submit: 'questions.save',
  done: 'questions.saved',
  problems,
  send: async ({ alba, caller }: AccountRequest, { text = '', answer = '', visit, record = '', version, key }) =>
    toldOf(
      await alba.questions.change(caller, {
        ...{ key: sentKey(key), id: record, version: Number(version), text, answer, visit: visit || null },
      }),
    ),
});

const tick = (isTicked: boolean) =>
  defineForm({
    intent: isTicked ? 'tick-question' : 'untick-question',
    fields: { record: hidden, key: hidden },
    submit: isTicked ? 'questions.tick' : 'questions.untick',
    done: isTicked ? 'questions.ticked' : 'questions.unticked',
    problems,
    send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
      toldOf(await alba.questions.tick(caller, { key: sentKey(key), id: record, isTicked })),
  });

const move = (to: 'up' | 'down') =>
  defineForm({
    intent: `question-${to}`,
    fields: { record: hidden, key: hidden },
    submit: `questions.${to}`,
    done: 'questions.moved',
    problems,
    send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
      toldOf(await alba.questions.move(caller, { key: sentKey(key), id: record, to })),
  });

const remove = defineForm({
  intent: 'remove-question',
  fields: { record: hidden, key: hidden },
  submit: 'questions.remove',
  done: 'questions.removed',
  problems,
  send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
    toldOf(await alba.questions.remove(caller, { key: sentKey(key), id: record })),
});

const restore = defineForm({
  intent: 'restore-question',
  fields: { record: hidden, key: hidden },
  submit: 'questions.restore',
  done: 'questions.restored',
  problems,
  send: async ({ alba, caller }: AccountRequest, { record = '', key }) =>
    toldOf(await alba.questions.restore(caller, { key: sentKey(key), id: record }), 'too-late'),
});

/** What this device kept without an account. It is there with a script alone, which puts it into the form. */
const takeIn = defineForm({
  intent: 'take-in-questions',
  fields: { questions: hidden },
  submit: 'questions.takeIn.submit',
  done: 'questions.takeIn.done',
  problems,
  hasLongTexts: true,
  send: async ({ alba, caller }: AccountRequest, { questions = '' }) => toldOf(await alba.questions.takeIn(caller, { questions })),
});

/** The forms of the list. The page that tells of a removal offers to bring that question back; its number says nothing of it. */
export const questionForms = {
  ...{ add, addStarters, change, tick: tick(true), untick: tick(false), up: move('up'), down: move('down') },
  remove: { ...remove, tellsOf: ['record'] },
  restore,
  takeIn,
} as const;

/** As a form is answered; `absent` is what is told where there is no such question. */
function toldOf(answer: Answer<QuestionOutcome>, absent: Code = 'missing'): FormAnswer<Code | ProblemCode> {
  if (!answer.ok) return answer;
  const { setCookies, data } = answer;
  switch (data.kind) {
    case 'stored':
    case 'removed':
    case 'taken-in':
      return { ok: true, setCookies };
    case 'refused':
      return { ok: false, problems: [{ field: data.field, code: data.code }], setCookies };
    case 'missing':
      return { ok: false, problems: [{ field: null, code: absent }], setCookies };
    case 'full':
    case 'changed-elsewhere':
      return { ok: false, problems: [{ field: null, code: data.kind }], setCookies };
    default:
      return data satisfies never;
  }
}
