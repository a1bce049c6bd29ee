import type { SignTable } from '#services/content/model/signs.ts';
import type { Stored } from '#services/members/store/record-codec.ts';
import { answerIn } from '#services/members/vocabulary/answer-text.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import { fieldOf } from '#services/members/vocabulary/field.ts';
import { type Treatment, treatmentFields } from '#services/members/vocabulary/treatment/treatment-schema.ts';

type Told = { diagnoses: readonly Stored<Diagnosis>[]; treatments: readonly Stored<Treatment>[] };

/** What is over is still minded for so long, in days: immunotherapy, as the table says, for a year; radiation for months. */
const mindedDays = {
  immunotherapy: 365,
  radiation: 180,
  surgery: 90,
  chemotherapy: 60,
  targeted: 60,
  hormonal: 30,
  metastases: 180,
} as const;

/**
 * Which situations of the table of signs a member is in, going by what she told; null for one who told of no treatment, to whom every
 * situation may apply. Medicines are known by their names, as the table recognises them.
 */
export function situationsOf({ situations }: SignTable, { diagnoses, treatments }: Told, today: string): ReadonlySet<string> | null {
  if (treatments.length === 0) return null;
  const minded = treatments.map(({ fields }) => fields).filter((fields) => isMinded(fields, today));
  const named = minded.map((fields) => namesIn(fields));
  const found = new Set<string>();
  for (const [id, { treatments: types, en }] of Object.entries(situations)) {
    const isOfType = minded.some(({ type }) => type !== null && types.includes(type));
    const isNamed = en.recognised.some((word) => named.some((names) => names.includes(word.toLowerCase())));
    if (isOfType || isNamed) found.add(id);
  }
  if (minded.some(({ status, type }) => status === 'undergoing' && type !== 'surgery')) found.add('on-treatment');
  if (diagnoses.some(({ fields }) => fields.metastatic === 'yes' || fields.stage === 'IV')) found.add('metastatic');
  if (diagnoses.some(({ fields }) => (fields.nodesRemoved ?? 0) > 0)) found.add('nodes');
  const isOver = treatments.every(({ fields: { status, type } }) => status === 'finished' || type === 'hormonal');
  if (isOver) found.add('after-treatment');
  return found;
}

/** Treatment that goes on, or ended so lately that what it does may still begin. What has no date is minded. */
function isMinded({ status, type, finishedAt }: Treatment, today: string): boolean {
  if (status !== 'finished') return status === 'undergoing';
  if (finishedAt === null || type === null) return true;
  // Of a year or a month the last day that it may have been.
  const ended = Date.parse(finishedAt.length === 10 ? finishedAt : `${finishedAt.length === 4 ? `${finishedAt}-12` : finishedAt}-28`);
  return Date.parse(today) - ended <= mindedDays[type] * 24 * 3_600_000;
}

/** The regimen and the medicines of a treatment, by their English names. */
function namesIn({ regimen, medicines }: Treatment): string {
  const said = [answerIn('en', fieldOf(treatmentFields.regimen), regimen), answerIn('en', fieldOf(treatmentFields.medicines), medicines)];
  return said
    .filter((each) => each !== null)
    .join(', ')
    .toLowerCase();
}
