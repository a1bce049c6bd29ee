import type { Locale } from '#config/locale.ts';
import type { RecordKind } from '#services/members/record-kind.ts';
import { diagnosisTitle } from '#services/members/titles.ts';
import type { Question } from '#services/members/vocabulary/question.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import type { AskedField, AskedPage, Place, QuestionPage, SummaryLine, SummaryPage } from './asked.ts';
import { chapterNames } from './chapters.ts';
import { flows } from './flows.ts';
import type { Situation } from './situation.ts';
import type { Step } from './step.ts';
import { inputsOf } from './told.ts';

/** The page of a flow at a place; without one, where its member was, and the summary of what is being changed. */
export function askedPage(locale: Locale, situation: Situation, at: Place | null): AskedPage {
  const { of, treatable, steps } = situation;
  if (of.flow === 'treatment' && of.recordId === null && treatable.length === 0) return { kind: 'no-diagnosis' };
  const place = at ?? placeOf(situation);
  const step = place === 'check' ? undefined : steps[place - 1];
  return step ? questionPage(locale, situation, step) : summaryPage(locale, situation);
}

/** Where a member was. */
function placeOf({ draft, of, steps }: Situation): Place {
  if (!draft) return of.recordId === null ? 1 : 'check';
  const index = draft.at === null ? -1 : steps.findIndex(({ fields }) => fields[0] === draft.at);
  return index < 0 ? 'check' : index + 1;
}

function questionPage(locale: Locale, situation: Situation, step: Step): QuestionPage {
  const { of, current, draft, steps, tellings } = situation;
  const [id] = step.fields;
  const { isRequired } = tellings[step.record];
  const [first, ...rest] = shownFields(situation, step).map((field) => askedField(locale, situation, step.record, field));
  if (!first) throw new TypeError(`Nothing of ${id} is asked.`);
  return {
    kind: 'question',
    draft: current.id,
    isBegun: draft !== null,
    id,
    number: steps.indexOf(step) + 1,
    of: steps.length,
    chapter: chapterNames[step.chapter][locale],
    ask: step.ask[locale],
    why: step.why[locale],
    fields: [first, ...rest],
    isRequired:
      of.flow !== 'wizard' && step.fields.some((field) => isRequired(field) || (field === 'diagnosisIds' && of.recordId === null)),
  };
}

/** What is asked at once: the fields that apply, and those that apply as soon as one of them is answered. */
export function shownFields({ tellings }: Pick<Situation, 'tellings'>, { record, fields }: Step): string[] {
  const { asked, hangsOn } = tellings[record];
  return fields.filter((field) => asked.has(field) || hangsOn(field).some((other) => fields.includes(other)));
}

function summaryPage(locale: Locale, situation: Situation): SummaryPage {
  const { of, current, draft, steps, version, tellings } = situation;
  const { atEnd, records: kinds } = flows[of.flow];
  const lines = steps.flatMap((step, index) => linesOf(locale, situation, step, index + 1));
  const chapters = Map.groupBy(lines, ({ chapter }) => chapter);
  const [kind] = kinds;
  const shown = atEnd.filter((field) => kind !== undefined && tellings[kind].asked.has(field));
  return {
    kind: 'summary',
    draft: current.id,
    isBegun: draft !== null,
    chapters: [...chapters].map(([name, own]) => ({ name, lines: own })),
    fields: kind === undefined ? [] : shown.map((field) => askedField(locale, situation, kind, field)),
    version,
  };
}

/** What a step is answered with, a line for each of its fields that apply. */
export function linesOf(locale: Locale, situation: Situation, step: Step, number: number): (SummaryLine & { chapter: string })[] {
  const telling = situation.tellings[step.record];
  return step.fields
    .filter((field) => telling.asked.has(field))
    .map((field) => ({
      chapter: chapterNames[step.chapter][locale],
      number,
      label: telling.label(locale, field),
      answer: field === 'diagnosisIds' ? titlesOf(locale, situation) : telling.words(locale, field),
      problem:
        situation.of.flow !== 'wizard' && telling.isRequired(field) && !telling.isAnswered(field)
          ? telling.inWords(locale, [{ field, code: 'required' }])[0].text
          : null,
    }));
}

/** The diagnoses that a treatment is for. */
function titlesOf(locale: Locale, { tellings, treatable }: Situation): string | null {
  const chosen = (tellings.treatment.told('diagnosisIds').diagnosisIds ?? '').split(' ');
  const titles = treatable.filter(({ id }) => chosen.includes(id)).map(({ fields }) => diagnosisTitle(locale, fields));
  return titles.length > 0 ? titles.join('; ') : null;
}

/** What only members change whose address is verified. */
const ofVerified = ['homepage', 'articleNotificationFrequency', 'emailOptIn'];

export function askedField(
  locale: Locale,
  { tellings, treatable, isEmailVerified }: Pick<Situation, 'tellings' | 'treatable' | 'isEmailVerified'>,
  kind: RecordKind,
  field: string,
): AskedField {
  const telling = tellings[kind];
  const known = records[kind].all.get(field);
  if (!known) throw new TypeError(`There is no field ${field}.`);
  const question = telling.question(locale, field);
  const titled = (): Question['choices'] =>
    treatable.map(({ id, fields }) => ({ code: id, label: diagnosisTitle(locale, fields), meaning: null, written: null, term: null }));
  return {
    question: known.kind === 'ids' ? { ...question, choices: titled() } : question,
    inputs: inputsOf(field, known),
    told: telling.told(field),
    isLocked: kind === 'profile' && !isEmailVerified && ofVerified.includes(field),
  };
}
