import { pastProblem, planProblem } from '#services/members/vocabulary/date-rules.ts';
import { isBefore } from '#services/members/vocabulary/partial-date.ts';
import { type ChoicesBy, defineRecord, type Found, type Rules } from '#services/members/vocabulary/record.ts';
import { chemotherapyMedicines } from './chemotherapy-medicines.ts';
import { hormonalMedicines } from './hormonal-medicines.ts';
import { immunotherapyMedicines } from './immunotherapy-medicines.ts';
import { askedWhen, derivations } from './shared.ts';
import { targetedMedicines } from './targeted-medicines.ts';
import { keptOfTreatment, type Treatment, treatmentFields, treatmentSchema } from './treatment-schema.ts';

export type TreatmentContext = {
  /** The day that it is for the member: `todayIn`. */
  today: string;
  /** The ids of the member's diagnoses that may have treatments: `isDiagnosed`. */
  diagnosisIds: readonly string[];
};

type Type = NonNullable<Treatment['type']>;

const medicinesOf: Readonly<Partial<Record<Type, readonly string[]>>> = {
  chemotherapy: Object.keys(chemotherapyMedicines),
  hormonal: Object.keys(hormonalMedicines),
  immunotherapy: Object.keys(immunotherapyMedicines),
  targeted: Object.keys(targetedMedicines),
};
const aroundSurgery = ['before', 'after', 'unknown'];

const choicesBy: readonly ChoicesBy<Treatment>[] = [
  { field: 'medicines', on: ['type'], codes: ({ type }) => [...((type && medicinesOf[type]) ?? []), 'other', 'unknown'] },
  { field: 'timing', on: ['type'], codes: ({ type }) => (type === 'chemotherapy' ? aroundSurgery : [...aroundSurgery, 'metastatic']) },
];

const rules: Rules<Treatment, TreatmentContext> = function* (told) {
  yield* diagnosisProblems(told);
  yield* dateProblems(told.record, told.context.today);
};

/** A new treatment needs a diagnosis; one whose diagnosis was removed stays without. */
function* diagnosisProblems({ record, before, context }: Parameters<typeof rules>[0]): Iterable<Found<Treatment>> {
  const isOther = (id: string) => !context.diagnosisIds.includes(id) && !before?.diagnosisIds.includes(id);
  if (before === null && record.diagnosisIds.length === 0) yield { field: 'diagnosisIds', code: 'diagnosis-needed' };
  if (record.diagnosisIds.some(isOther)) yield { field: 'diagnosisIds', code: 'diagnosis-unknown' };
}

function* dateProblems({ plannedTime, startedAt, finishedAt }: Treatment, today: string): Iterable<Found<Treatment>> {
  const planned = plannedTime && planProblem(plannedTime, today);
  if (planned) yield { field: 'plannedTime', code: planned };
  const started = startedAt && pastProblem(startedAt, today);
  if (started) yield { field: 'startedAt', code: started };
  const finished = finishedAt && pastProblem(finishedAt, today);
  // Of an operation, which is over the day it begins, one problem is told.
  if (finished && finishedAt !== startedAt) yield { field: 'finishedAt', code: finished };
  // What is known of both may be the same day, month or year: a treatment of one day begins and ends on it.
  if (startedAt && finishedAt && isBefore(finishedAt, startedAt)) yield { field: 'finishedAt', code: 'end-before-start' };
}

/** A treatment of one diagnosis or more. */
export const treatment = defineRecord<Treatment, TreatmentContext>({
  name: 'treatment',
  schema: treatmentSchema,
  fields: treatmentFields,
  kept: keptOfTreatment,
  required: ['type', 'status'],
  askedWhen,
  derivations,
  choicesBy,
  rules,
});
