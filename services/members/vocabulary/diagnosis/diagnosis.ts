import { pastProblem } from '#services/members/vocabulary/date-rules.ts';
import { isDate, partialDate, partsOf } from '#services/members/vocabulary/partial-date.ts';
import { defineRecord, type FieldName, type Found as FoundIn, type Rules } from '#services/members/vocabulary/record.ts';
import { type Diagnosis, diagnosisFields, diagnosisSchema, keptOfDiagnosis } from './diagnosis-schema.ts';
import { askedWhen, choicesBy, derivations, nodeAmountOf, scoresOf } from './shared.ts';

export type DiagnosisContext = {
  /** The day that it is for the member: `todayIn`. */
  today: string;
};

type Found = FoundIn<Diagnosis>;

/** When it was found, as far as that is known: a partial date. */
export function diagnosisDate({
  diagnosisDateYear: year,
  diagnosisDateMonth: month,
  diagnosisDateDay: day,
}: Pick<Diagnosis, 'diagnosisDateYear' | 'diagnosisDateMonth' | 'diagnosisDateDay'>): string | null {
  return year === null ? null : partialDate({ year, month, day });
}

const rules: Rules<Diagnosis, DiagnosisContext> = function* ({ record, context }) {
  yield* dateProblems(record, context.today);
  yield* nodeProblems(record);
  yield* scoreProblems(record);
};

function* dateProblems(record: Diagnosis, today: string): Iterable<Found> {
  const { diagnosisDateYear: year, diagnosisDateMonth: month, diagnosisDateDay: day, diagnosisDateAnswer: known } = record;
  if (year === null) {
    if (known !== null && known !== 'unknown') yield { field: 'diagnosisDateYear', code: 'required' };
    return;
  }
  if (!isDate({ year, month, day })) {
    yield { field: 'diagnosisDateDay', code: 'date-invalid' };
    return;
  }
  if (pastProblem(partialDate({ year, month, day }), today) === 'date-future')
    yield { field: futurePart(year, month, today), code: 'date-future' };
}

/** The part of a date that takes it into the future. */
function futurePart(year: number, month: number | null, today: string): FieldName<Diagnosis> {
  const now = partsOf(today);
  if (now === null || year > now.year) return 'diagnosisDateYear';
  return (month ?? 0) > (now.month ?? 0) ? 'diagnosisDateMonth' : 'diagnosisDateDay';
}

function* nodeProblems({ nodesRemoved, nodesPositive, nodesSize, nodesAmount }: Diagnosis): Iterable<Found> {
  if (nodesPositive !== null && nodesPositive > (nodesRemoved ?? 0)) yield { field: 'nodesPositive', code: 'positive-above-removed' };
  const sizes = nodesAmount.filter((amount) => amount === 'isolated' || amount === 'micro' || amount === 'macro');
  if (sizes.length > 1) yield { field: 'nodesAmount', code: 'sizes-of-one-node' };
  // Told where it was answered: the amount follows from the size.
  if (nodesPositive === 0 && nodesSize !== null && nodeAmountOf(nodesSize) !== 'isolated') {
    yield { field: 'nodesSize', code: 'amount-without-positive' };
  }
}

/** Each genomic test has a scale of its own. */
function* scoreProblems({ genomeTestName, genomicAssay: score }: Diagnosis): Iterable<Found> {
  if (score === null) return;
  const { least, most, decimals } = scoresOf[genomeTestName ?? 'unknown'];
  const isOnScale = score >= least && score <= most && Number(score.toFixed(decimals)) === score;
  if (!isOnScale) yield { field: 'genomicAssay', code: 'score-off-scale' };
}

/** A diagnosis, of which a profile may have many. */
export const diagnosis = defineRecord<Diagnosis, DiagnosisContext>({
  name: 'diagnosis',
  schema: diagnosisSchema,
  fields: diagnosisFields,
  kept: keptOfDiagnosis,
  required: ['diagnosed'],
  askedWhen,
  derivations,
  choicesBy,
  rules,
});
