import type { Locale } from '#config/locale.ts';
import type { Problem } from '#services/members/shared.ts';
import { answerIn } from '#services/members/vocabulary/answer-text.ts';
import type { Field } from '#services/members/vocabulary/field.ts';
import { problemIn } from '#services/members/vocabulary/problem-text.ts';
import { askedOf, type Question, questionIn } from '#services/members/vocabulary/question.ts';
import { accept, answer, change, hangsOn, isEmpty, namesOf, type RecordDefinition, soFar } from '#services/members/vocabulary/record.ts';
import { emptyWords } from './empty-words.ts';
import { sentOf, type Told, toldOf } from './told.ts';

/** The answers of a draft: the fields that were answered, empty ones too. */
export type DraftAnswers = Readonly<Record<string, unknown>>;
export type ToldProblem = Problem & { text: string };
export type ToldProblems = readonly [ToldProblem, ...ToldProblem[]];
export type Taken = { ok: true; answers: DraftAnswers } | { ok: false; problems: ToldProblems };

/** A record that is being told, of whichever kind: what it says so far, and what may be asked of it. */
export type Telling = {
  /** The fields that apply. */
  asked: ReadonlySet<string>;
  /** Those that would apply with these answers, as the vocabulary takes them. */
  askedAfter(sent: object): ReadonlySet<string>;
  question(locale: Locale, field: string): Question;
  told(field: string): Told;
  /** In words; null where it is not answered. */
  words(locale: Locale, field: string): string | null;
  label(locale: Locale, field: string): string;
  isAnswered(field: string): boolean;
  isRequired(field: string): boolean;
  hangsOn(field: string): readonly string[];
  inWords(locale: Locale, problems: readonly [Problem, ...Problem[]]): ToldProblems;
  /** What is said where nothing was answered: that a question is left open is said by a button of its own. Null where there is an answer. */
  emptyProblem(locale: Locale, fields: readonly string[], told: Told): ToldProblem | null;
  /** Takes the answer to a question: the answers of the draft with it, or what is wrong with it. */
  take(locale: Locale, fields: readonly string[], told: Told): Taken;
  /** What was told of fields, as the vocabulary takes it. */
  sent(fields: readonly string[], told: Told): object;
  /** What keeps it from being stored as it is, with what is sent `also`. */
  problems(locale: Locale, also?: object): readonly ToldProblem[];
  /** What differs from what is stored, or from an empty record. */
  toSend(): object;
};

type Given<Answers, Context> = {
  /** What is stored; null for a new record. */
  stored: Answers | null;
  /** What a new record begins with, and what was answered. */
  answers: DraftAnswers;
  context: Context;
};

export function telling<Answers extends object, Context>(
  definition: RecordDefinition<Answers, Context>,
  { stored, answers, context }: Given<Answers, Context>,
): Telling {
  const before = stored ?? definition.empty;
  const record = soFar(definition, before, answers);
  const names = namesOf(definition.fields);
  const nameOf = (field: string) => {
    const name = names.find((each) => each === field);
    if (name === undefined) throw new TypeError(`There is no field ${field}.`);
    return name;
  };
  const known = (field: string): Field => {
    const found = definition.all.get(field);
    if (!found) throw new TypeError(`There is no field ${field}.`);
    return found;
  };
  const isChanged = (field: string) => JSON.stringify(record[nameOf(field)]) !== JSON.stringify(before[nameOf(field)]);

  const sent = (fields: readonly string[], told: Told) =>
    Object.fromEntries(fields.map((field) => [field, sentOf(field, known(field), told)]));
  const inWords = (locale: Locale, [first, ...rest]: readonly [Problem, ...Problem[]]): ToldProblems => {
    const say = (problem: Problem): ToldProblem => ({ ...problem, text: problemIn(locale, definition, problem) });
    return [say(first), ...rest.map(say)];
  };
  const toSend = () => Object.fromEntries(names.filter(isChanged).map((name) => [name, record[name]]));

  return {
    sent,
    toSend,
    inWords,
    problems(locale, also = {}) {
      const whole = { ...also, ...toSend() };
      const judged = stored ? change(definition, stored, whole, context) : accept(definition, whole, context);
      return judged.ok ? [] : inWords(locale, judged.problems);
    },
    asked: new Set(askedOf(definition, record)),
    askedAfter: (given) => new Set(askedOf(definition, soFar(definition, record, { ...given }))),
    question: (locale, field) => questionIn(locale, definition, nameOf(field), record),
    told: (field) => toldOf(field, known(field), record[nameOf(field)]),
    words(locale, field) {
      // A flag that was left off is an answer, too.
      const isTold = known(field).kind === 'flag' && (stored !== null || Object.hasOwn(answers, field));
      return isEmpty(record[nameOf(field)]) && !isTold ? null : answerIn(locale, known(field), record[nameOf(field)]);
    },
    label: (locale, field) => known(field).label[locale],
    isAnswered: (field) => !isEmpty(record[nameOf(field)]),
    isRequired: (field) => definition.required.some((each) => each === field),
    hangsOn: (field) => hangsOn(definition, field),
    emptyProblem(locale, fields, told) {
      // Of a flag and of notes nothing is an answer, too.
      const asked = fields.filter((field) => !['flag', 'visibility', 'text'].includes(known(field).kind));
      const [first] = asked;
      const isOpen = asked.length === fields.length && asked.every((field) => sentOf(field, known(field), told).length === 0);
      if (first === undefined || !isOpen) return null;
      const [problem] = inWords(locale, [{ field: first, code: 'required' }]);
      if (definition.required.some((each) => each === first)) return problem;
      return { ...problem, text: emptyWords[['choice', 'choices', 'ids'].includes(known(first).kind) ? 'choice' : 'typed'][locale] };
    },
    take(locale, fields, told) {
      // A month without a year: the year is missing, rather than the month too much.
      const missingFor = (problem: Problem): Problem => {
        const open = hangsOn(definition, problem.field).find(
          (other) => fields.includes(other) && sentOf(other, known(other), told).length === 0,
        );
        return problem.code === 'not-asked' && open !== undefined ? { field: open, code: 'required' } : problem;
      };
      const accepted = answer(definition, record, sent(fields, told), context);
      if (!accepted.ok) {
        const [first, ...rest] = accepted.problems;
        return { ok: false, problems: inWords(locale, [missingFor(first), ...rest.map(missingFor)]) };
      }
      const after = accepted.record;
      const moved = names.filter(
        (name) => Object.hasOwn(answers, name) || fields.includes(name) || JSON.stringify(after[name]) !== JSON.stringify(record[name]),
      );
      return { ok: true, answers: Object.fromEntries(moved.map((name) => [name, after[name]])) };
    },
  };
}
