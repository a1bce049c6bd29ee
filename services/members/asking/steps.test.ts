import { describe, expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import { wordChoices } from '#services/content/editorial/word-choices.ts';
import type { RecordKind } from '#services/members/record-kind.ts';
import { hangsOn } from '#services/members/vocabulary/record.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { chapterNames } from './chapters.ts';
import { diagnosisSteps } from './diagnosis-steps.ts';
import { chapterIds, type Step } from './step.ts';
import { stepsOf } from './steps-of.ts';
import { treatmentSteps } from './treatment-steps.ts';
import { wizardSteps } from './wizard-steps.ts';

const flows: Record<'diagnosis' | 'treatment' | 'wizard', readonly Step[]> = {
  diagnosis: diagnosisSteps,
  treatment: treatmentSteps,
  wizard: wizardSteps,
};
const everyFlow = Object.entries(flows);
const everyStep = [...new Set(everyFlow.flatMap(([, steps]) => steps))];

/** Asked elsewhere: where all is looked over, or among the settings; or never, since they follow. */
const notAsked = {
  diagnosis: ['firstDiagnosis', 'diagnosisDateAnswer', 'unrestricted'],
  treatment: ['active', 'unrestricted', 'visibility'],
  profile: ['tagline', 'bio', 'occupation', 'homepage', 'showAvatars'],
};
const isVisibility = (field: string) => records.profile.all.get(field)?.kind === 'visibility';

test.each([
  { record: 'diagnosis', steps: diagnosisSteps, exceptions: notAsked.diagnosis },
  { record: 'treatment', steps: treatmentSteps, exceptions: notAsked.treatment },
  {
    record: 'profile',
    steps: wizardSteps.filter((step) => step.record === 'profile'),
    exceptions: [...notAsked.profile, ...Object.keys(records.profile.fields).filter(isVisibility)],
  },
] as const)('each field of a $record stands in one step, but those that are not asked', ({ record, steps, exceptions }) => {
  const asked = steps.flatMap(({ fields }): readonly string[] => fields);
  expect([...asked, ...exceptions].sort()).toEqual(Object.keys(records[record].fields).sort());
});

/** The fields of its record on whose answers a field hangs. */
function fieldsBehind(record: RecordKind, field: string): readonly string[] {
  switch (record) {
    case 'profile':
      return hangsOn(records.profile, field);
    case 'diagnosis':
      return hangsOn(records.diagnosis, field);
    case 'treatment':
      return hangsOn(records.treatment, field);
    default:
      return record satisfies never;
  }
}

describe.each(everyFlow)('the flow of a %s', (_, steps) => {
  test('asks a question after what it hangs on, or beside it', () => {
    for (const [place, { record, fields }] of steps.entries()) {
      const known = steps.slice(0, place + 1).flatMap((step) => (step.record === record ? step.fields : []));
      for (const field of fields) expect(known, field).toEqual(expect.arrayContaining([...fieldsBehind(record, field)]));
    }
  });

  test('stays in a chapter until it is done', () => {
    const chapters = steps.map(({ chapter }) => chapter).filter((chapter, place, all) => chapter !== all[place - 1]);
    expect(new Set(chapters).size).toBe(chapters.length);
  });

  test('asks no field twice', () => {
    const asked = steps.flatMap(({ record, fields }) => fields.map((field) => `${record}.${field}`));
    expect(new Set(asked).size).toBe(asked.length);
  });
});

test('the guided profile asks a few questions of a diagnosis, in the words of its flow', () => {
  const ofDiagnosis = wizardSteps.filter((step) => step.record === 'diagnosis');
  expect(ofDiagnosis.map(({ fields }) => fields[0])).toEqual(['diagnosed', 'cancerTypes', 'diagnosisDateYear', 'stage', 'side']);
  for (const step of ofDiagnosis) expect(diagnosisSteps.filter((each) => each === step)).toHaveLength(1);
});

test('a step names only fields that its record has', () => {
  const words = { en: 'Who are you?', es: '¿Quién es usted?' };
  // @ts-expect-error A diagnosis has no birthdate.
  expect(stepsOf('diagnosis', 'beginning', [{ fields: ['birthdate'], ask: words, why: words }])).toHaveLength(1);
});

describe.each(locales)('the words in %s', (locale) => {
  test.each(everyStep)('of $fields are a short question, and one or two sentences', ({ ask, why }) => {
    expect(ask[locale]).toMatch(locale === 'es' ? /(?:^|, )¿[^¿?]+\?$/ : /^\p{Lu}[^?]+\?$/u);
    expect(ask[locale].length).toBeLessThanOrEqual(70);
    expect(why[locale]).toMatch(/^\p{Lu}(?:[^.]+\.){1,2}$/u);
    expect(why[locale].length).toBeLessThanOrEqual(160);
    for (const text of [ask[locale], why[locale]]) {
      expect(text).not.toMatch(/^\s|\s$|\s\s|['"]/);
      for (const { say, not } of wordChoices[locale]) expect(text, say).not.toMatch(not);
    }
  });

  test('ask each thing in words of its own', () => {
    const questions = everyStep.map(({ ask }) => ask[locale]);
    expect(questions.filter((question, place) => questions.indexOf(question) !== place)).toEqual([]);
  });
});

test('Spanish is not English', () => {
  const said = [...everyStep.flatMap(({ ask, why }) => [ask, why]), ...chapterIds.map((chapter) => chapterNames[chapter])];
  expect(said.filter(({ en, es }) => en === es)).toEqual([]);
});
