import { expect, it } from 'vitest';
import type { DiagnosisCard, TreatmentCard } from '#services/members/asking/overview.ts';
import { nextStepOf } from './next-step.ts';

const card = { version: 1, title: '', lines: [], isPublic: false, isBeingChanged: false };
const diagnosis: DiagnosisCard = {
  ...card,
  id: 'd',
  meaning: { sentences: [], articles: ['stage-2', 'treatment'] },
  mayHaveTreatments: true,
};
const treatment: TreatmentCard = { ...card, id: 't', status: 'planning' };
const nothing = { diagnoses: [], treatments: [], profile: { answered: 0, of: 19 }, begun: [], isPatient: true };
const half = { ...nothing, profile: { answered: 9, of: 19 } };
const all = { ...nothing, diagnoses: [diagnosis], treatments: [treatment], profile: { answered: 19, of: 19 } };

it('what was begun comes first, the latest of it, whatever is missing', () => {
  expect(nextStepOf({ ...nothing, begun: ['wizard', 'treatment'] })).toEqual({ kind: 'go-on', flow: 'treatment', recordId: null });
  expect(nextStepOf({ ...half, diagnoses: [{ ...diagnosis, isBeingChanged: true }] })).toEqual({
    kind: 'go-on',
    flow: 'diagnosis',
    recordId: 'd',
  });
  expect(nextStepOf({ ...all, treatments: [{ ...treatment, isBeingChanged: true }] })).toEqual({
    kind: 'go-on',
    flow: 'treatment',
    recordId: 't',
  });
});

it('then what is missing, one thing at a time', () => {
  expect(nextStepOf(nothing)).toEqual({ kind: 'begin' });
  expect(nextStepOf(half)).toEqual({ kind: 'diagnosis' });
  expect(nextStepOf({ ...half, diagnoses: [diagnosis] })).toEqual({ kind: 'treatment' });
  expect(nextStepOf({ ...half, diagnoses: [diagnosis], treatments: [treatment] })).toEqual({ kind: 'profile' });
  expect(nextStepOf(all)).toEqual({ kind: 'read', articles: ['stage-2', 'treatment'] });
});

it('nobody is asked for a diagnosis who has none to tell, nor for a treatment of one that is not confirmed', () => {
  expect(nextStepOf({ ...half, isPatient: false })).toEqual({ kind: 'profile' });
  expect(nextStepOf({ ...all, diagnoses: [], treatments: [], isPatient: false })).toEqual({ kind: 'read', articles: [] });
  expect(nextStepOf({ ...half, diagnoses: [{ ...diagnosis, mayHaveTreatments: false }] })).toEqual({ kind: 'profile' });
});
