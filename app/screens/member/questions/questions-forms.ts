import { itemProblems, removalForms } from '#app/screens/member/item-forms.ts';
import type { MemberFormShape } from '#app/screens/member/section.ts';

const hidden = { kind: 'hidden' } as const;
const text = { kind: 'longText', label: 'questions.field.text' } as const;
const visit = { kind: 'choice', label: 'questions.field.visit' } as const;

const problems = {
  ...itemProblems('questions'),
  'no-question': 'questions.problem.no-question',
  'question-too-long': 'questions.problem.question-too-long',
  'answer-too-long': 'questions.problem.answer-too-long',
  nothing: 'questions.starters.nothing',
} as const;

/** One that changes a thing of one question. */
const ofOne = { fields: { record: hidden, key: hidden }, problems } as const;

/** The forms of the list. */
export const questionForms = {
  add: {
    intent: 'add-question',
    fields: { text, visit, about: { kind: 'carried' }, key: hidden },
    submit: 'questions.add',
    done: 'questions.added',
    problems,
    // What was just written down is not asked about once more.
    dropsQuery: ['about'],
  },
  addStarters: {
    intent: 'add-starters',
    fields: { starters: { kind: 'toldList' }, key: hidden },
    submit: 'questions.starters.add',
    done: 'questions.starters.added',
    problems,
  },
  change: {
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
    dropsQuery: ['edit'],
  },
  tick: { ...ofOne, intent: 'tick-question', submit: 'questions.tick', done: 'questions.ticked' },
  untick: { ...ofOne, intent: 'untick-question', submit: 'questions.untick', done: 'questions.unticked' },
  up: { ...ofOne, intent: 'question-up', submit: 'questions.up', done: 'questions.moved' },
  down: { ...ofOne, intent: 'question-down', submit: 'questions.down', done: 'questions.moved' },
  ...removalForms('questions', 'question'),
  /** What this device kept without an account. It is there with a script alone, which puts it into the form. */
  takeIn: {
    intent: 'take-in-questions',
    fields: { questions: hidden },
    submit: 'questions.takeIn.submit',
    done: 'questions.takeIn.done',
    problems,
    hasLongTexts: true,
  },
} as const satisfies Record<string, MemberFormShape>;
