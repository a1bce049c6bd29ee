/** Why an answer is refused. `problem.words.ts` says each in every language, with the name of its field. */
export const problemCodes = [
  'required',
  /** A name that no field has. */
  'field-unknown',
  'choice-invalid',
  /** An answer such as "none" beside others. */
  'choice-alone',
  /** A value that does not go with another answer, such as a medicine of another kind of treatment. */
  'choice-elsewhere',
  'flag-invalid',
  'text-invalid',
  'text-long',
  'number-invalid',
  /** Beyond the least or the most. */
  'number-range',
  'number-decimals',
  /** Within them, but never given: an Allred score of 1. */
  'number-never',
  /** A score that this genomic test does not give. */
  'score-off-scale',
  'date-invalid',
  'date-future',
  'date-early',
  'date-far',
  'age-minimum',
  'end-before-start',
  'test-before-birth',
  'url-invalid',
  'country-invalid',
  'state-invalid',
  'time-zone-invalid',
  'ids-invalid',
  'positive-above-removed',
  'sizes-of-one-node',
  'amount-without-positive',
  /** The field is asked only where other answers are such. */
  'not-asked',
  /** The field follows from other answers, and differs from what they say. */
  'contradiction',
  'diagnosis-needed',
  'diagnosis-unknown',
  'email-unverified',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What is wrong with an answer. `field` is the name of a field; a name that no field has is told as it came. */
export type Problem = { field: string; code: ProblemCode };
