import type { AskedWhen, ChoicesBy, Derivation } from '#services/members/vocabulary/record.ts';
import type { Diagnosis } from './diagnosis-schema.ts';

/*
 * Which questions of a diagnosis apply, and what follows from its answers. It needs nothing, so that a browser may have it.
 */

/** An EPclin score under it is low risk, else high. */
export const endoPredictThreshold = 3.3287;
/** Up to so many millimeters, cancer in a node is isolated cells; up to `micro` a micrometastasis, above it a macrometastasis. */
export const nodeSizeThresholds = { isolated: 0.2, micro: 2 } as const;

export function endoPredictResult(score: number): 'low' | 'high' {
  return score < endoPredictThreshold ? 'low' : 'high';
}

export function nodeAmountOf(millimeters: number): 'isolated' | 'micro' | 'macro' {
  if (millimeters <= nodeSizeThresholds.isolated) return 'isolated';
  return millimeters <= nodeSizeThresholds.micro ? 'micro' : 'macro';
}

/** What HER2 tests come to; null where they leave it open, as 2+ alone does. */
export function her2StatusOf({ her2IhcResult: protein, her2IshResult: copies }: Diagnosis): 'positive' | 'negative' | null {
  if (protein === '3+' || copies === 'positive') return 'positive';
  return copies === 'negative' || protein === '0' || protein === '1+' ? 'negative' : null;
}

/** The results that each genomic test gives, as its report names them. */
const resultsOf = {
  EndoPredict: ['low', 'high'],
  BreastCancerIndex: ['low', 'intermediate', 'high'],
  MammaPrint: ['ultralow', 'low', 'high'],
  OncotypeDCIS: ['low', 'intermediate', 'high'],
  OncotypeRS: ['low', 'intermediate', 'high'],
  Prosigna: ['low', 'intermediate', 'high'],
  unknown: ['ultralow', 'low', 'intermediate', 'high'],
} as const;

/** The scores that each genomic test gives. */
export const scoresOf = {
  EndoPredict: { least: 0, most: 10, decimals: 4 },
  BreastCancerIndex: { least: 0, most: 10, decimals: 1 },
  MammaPrint: { least: -1, most: 1, decimals: 3 },
  OncotypeDCIS: { least: 0, most: 100, decimals: 0 },
  OncotypeRS: { least: 0, most: 100, decimals: 0 },
  Prosigna: { least: 0, most: 100, decimals: 0 },
  unknown: { least: -1, most: 100, decimals: 4 },
} as const;

/** Whether it may have treatments: it was made, or may have been. */
export const isDiagnosed = ({ diagnosed }: Diagnosis) => diagnosed !== 'no';
const hadIhc = ({ her2test }: Diagnosis) => her2test === 'IHC' || her2test === 'both';
const hadIsh = ({ her2test }: Diagnosis) => her2test === 'ISH' || her2test === 'both';
const hadNodesRemoved = ({ nodesRemoved }: Diagnosis) => nodesRemoved !== null && nodesRemoved > 0;
const hadGenomicTest = ({ genomeTestDone }: Diagnosis) => genomeTestDone === 'yes';
/** Which test it was is said, or that it is not known. */
const hasGenomicResult = (diagnosis: Diagnosis) => hadGenomicTest(diagnosis) && diagnosis.genomeTestName !== null;

/** Without a diagnosis nothing more is asked. */
const ofDiagnosed = [
  'cancerTypes',
  'side',
  'diagnosisDateAnswer',
  'diagnosisDateYear',
  'menopause',
  'recurrent',
  'stage',
  'metastatic',
  'size',
  'grade',
  'vascularLymphatic',
  'margins',
  'nodesRemoved',
  'estrogen',
  'estrogenNumerical',
  'estrogenPercentage',
  'progesterone',
  'progesteroneNumerical',
  'progesteronePercentage',
  'her2test',
  'her2neu',
  'genomeTestDone',
  'pdlTestDone',
  'inheritedAbnormal',
] as const;

export const askedWhen: readonly AskedWhen<Diagnosis>[] = [
  ...ofDiagnosed.map((field) => ({ field, on: ['diagnosed'] as const, when: isDiagnosed })),
  { field: 'cancerSubtypes', on: ['cancerTypes'], when: ({ cancerTypes }) => cancerTypes.includes('IDC') },
  { field: 'diagnosisDateMonth', on: ['diagnosisDateYear'], when: ({ diagnosisDateYear }) => diagnosisDateYear !== null },
  { field: 'diagnosisDateDay', on: ['diagnosisDateMonth'], when: ({ diagnosisDateMonth }) => diagnosisDateMonth !== null },
  { field: 'metastatisSites', on: ['metastatic'], when: ({ metastatic }) => metastatic === 'yes' },
  { field: 'nodesPositive', on: ['nodesRemoved'], when: hadNodesRemoved },
  { field: 'nodesSize', on: ['nodesRemoved'], when: hadNodesRemoved },
  { field: 'nodesAmount', on: ['nodesRemoved'], when: hadNodesRemoved },
  { field: 'her2IhcResult', on: ['her2test'], when: hadIhc },
  { field: 'her2IshResult', on: ['her2test'], when: hadIsh },
  { field: 'genomeTestName', on: ['genomeTestDone'], when: hadGenomicTest },
  { field: 'genomicAssay', on: ['genomeTestName'], when: hasGenomicResult, anew: true },
  { field: 'genomeTestResult', on: ['genomeTestName'], when: hasGenomicResult, anew: true },
  {
    field: 'genomeTestResultPredictive',
    on: ['genomeTestName'],
    when: (diagnosis) => hadGenomicTest(diagnosis) && diagnosis.genomeTestName === 'BreastCancerIndex',
  },
  { field: 'pdlTestResult', on: ['pdlTestDone'], when: ({ pdlTestDone }) => pdlTestDone === 'yes' },
];

export const derivations: readonly Derivation<Diagnosis>[] = [
  { field: 'firstDiagnosis', from: ['recurrent'], value: ({ recurrent }) => recurrent === 'first' },
  {
    field: 'diagnosisDateAnswer',
    from: ['diagnosisDateYear', 'diagnosisDateMonth', 'diagnosisDateDay'],
    value: ({ diagnosisDateYear: year, diagnosisDateMonth: month, diagnosisDateDay: day }) => {
      if (year === null) return undefined;
      if (month === null) return 'year';
      return day === null ? 'month' : 'day';
    },
  },
  {
    field: 'metastatic',
    from: ['recurrent', 'stage'],
    value: ({ recurrent, stage }) => (recurrent === 'metastatic' || stage === 'IV' ? 'yes' : undefined),
  },
  {
    field: 'nodesAmount',
    from: ['nodesSize'],
    value: ({ nodesSize, nodesRemoved }) => (nodesSize !== null && nodesRemoved ? [nodeAmountOf(nodesSize)] : undefined),
    besides: ['extracapsular'],
  },
  {
    field: 'genomeTestResult',
    from: ['genomeTestName', 'genomicAssay'],
    value: ({ genomeTestDone, genomeTestName, genomicAssay }) =>
      genomeTestDone === 'yes' && genomeTestName === 'EndoPredict' && genomicAssay !== null ? endoPredictResult(genomicAssay) : undefined,
  },
];

const everyAmount = ['isolated', 'micro', 'macro', 'extracapsular', 'unknown'] as const;
/** What has not left the duct or the gland has reached no other place. Takes the two fields as the record or a form has them. */
export function isInPlace({ stage, recurrent }: { stage?: string | null; recurrent?: string | null }): boolean {
  return (stage === '0' || stage === 'LCIS') && recurrent !== 'metastatic';
}

/** A node with isolated cells alone counts as negative. A size that says otherwise is a problem of its own. */
const isNodeNegative = ({ nodesPositive, nodesSize }: Diagnosis) =>
  nodesPositive === 0 && (nodesSize === null || nodeAmountOf(nodesSize) === 'isolated');

export const choicesBy: readonly ChoicesBy<Diagnosis>[] = [
  {
    field: 'metastatic',
    on: ['stage', 'recurrent'],
    codes: (diagnosis) => (isInPlace(diagnosis) ? ['no', 'unknown'] : ['yes', 'no', 'unknown']),
  },
  {
    field: 'nodesAmount',
    on: ['nodesPositive', 'nodesSize'],
    codes: (diagnosis) => (isNodeNegative(diagnosis) ? ['isolated', 'unknown'] : everyAmount),
  },
  {
    field: 'genomeTestResult',
    on: ['genomeTestName'],
    codes: ({ genomeTestName }) => [...resultsOf[genomeTestName ?? 'unknown'], 'unknown'],
  },
];
