import type { Locale } from '#config/locale.ts';
import type { Stored } from '#services/members/store/record-codec.ts';
import { type TimelineRow, timelineOf } from '#services/members/timeline.ts';
import { answerIn } from '#services/members/vocabulary/answer-text.ts';
import { type Diagnosis, diagnosisFields } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import { fieldOf } from '#services/members/vocabulary/field.ts';
import type { FieldName } from '#services/members/vocabulary/record.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import { summaryPhrases } from './summary.words.ts';
import { type Languages, type Term, termIn, termOrNull } from './term.ts';

type Records = { diagnoses: readonly Stored<Diagnosis>[]; treatments: readonly Stored<Treatment>[]; today: string };

/** A diagnosis: type, stage and side; whether it is the first, its grade, receptors and spread; and what was measured besides. */
export type SummaryDiagnosis = { title: Term; detail: Term | null; facts: Term | null; when: string | null };
export type SummaryTreatment = { title: Term; detail: Term | null; status: string | null; when: string | null };
export type SummaryTreatments = { shown: readonly SummaryTreatment[]; more: string | null };

/** What a clinic asks of a diagnosis that neither its title nor its detail says. */
const factNames = [
  'size',
  'nodesRemoved',
  'nodesPositive',
  'estrogenPercentage',
  'progesteronePercentage',
  'her2IhcResult',
  'her2IshResult',
  'vascularLymphatic',
  'margins',
  'genomeTestName',
  'genomicAssay',
  'pdlTestResult',
] as const satisfies readonly FieldName<Diagnosis>[];

/** So many treatments stand on the page; of the others it says how many there are. */
const mostTreatments = 10;
/** What goes on comes before what is to come, and that before what is over. */
const order = { undergoing: 0, planning: 1, finished: 2 } as const;

export function summaryDiagnoses(languages: Languages, { diagnoses, today, treatments }: Records): SummaryDiagnosis[] {
  const rowsIn = rowsOf({ diagnoses, treatments, today });
  return rowsIn(languages.locale)
    .filter(({ kind }) => kind === 'diagnosis')
    .map(({ id, when }) => {
      const fields = diagnoses.find((each) => each.id === id)?.fields;
      return {
        ...told(languages, id, rowsIn),
        facts: termOrNull(languages, (locale) => (fields ? factsIn(locale, fields) : null)),
        when,
      };
    });
}

export function summaryTreatments(languages: Languages, records: Records): SummaryTreatments {
  const rowsIn = rowsOf(records);
  const all = rowsIn(languages.locale)
    .filter(({ kind }) => kind === 'treatment')
    .toReversed()
    .sort((one, other) => orderOf(one) - orderOf(other));
  const left = all.length - mostTreatments;
  return {
    shown: all.slice(0, mostTreatments).map(({ id, when, status }) => ({
      ...told(languages, id, rowsIn),
      status: status?.inWords ?? null,
      when,
    })),
    more: left > 0 ? summaryPhrases.moreTreatments[languages.locale](left) : null,
  };
}

const orderOf = ({ status }: TimelineRow) => (status ? order[status.code] : order.finished);

type RowsIn = (locale: Locale) => readonly TimelineRow[];

/** Diagnoses and treatments in a language, by time: made once for each. */
function rowsOf({ diagnoses, treatments, today }: Records): RowsIn {
  const made = new Map<Locale, readonly TimelineRow[]>();
  return (locale) => {
    const rows = made.get(locale) ?? timelineOf(locale, { diagnoses, treatments }, today).rows;
    made.set(locale, rows);
    return rows;
  };
}

function told(languages: Languages, id: string, rowsIn: RowsIn): { title: Term; detail: Term | null } {
  const row = (locale: Locale) => rowsIn(locale).find((each) => each.id === id);
  return {
    title: termIn(languages, (locale) => row(locale)?.title ?? ''),
    detail: termOrNull(languages, (locale) => row(locale)?.detail ?? null),
  };
}

function factsIn(locale: Locale, diagnosis: Diagnosis): string | null {
  const facts = factNames.flatMap((name) => {
    const field = fieldOf(diagnosisFields[name]);
    const value = diagnosis[name];
    const answer = value === 'unknown' ? null : answerIn(locale, field, value);
    return answer === null ? [] : [`${field.label[locale]}: ${answer}`];
  });
  return facts.length > 0 ? facts.join('; ') : null;
}
