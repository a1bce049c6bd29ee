import type { StoredDay } from '#services/members/daily/day-rows.ts';
import type { StoredQuestion } from '#services/members/questions/question-rows.ts';
import type { Stored } from '#services/members/store/record-codec.ts';
import { lastVisitBefore, nextVisit, type StoredVisit } from '#services/members/visits/visit-rows.ts';
import { dateIn } from '#services/members/vocabulary/answer-text.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import type { SummaryPart } from './shared.ts';
import { firstDayOf, type SummaryLog, summaryLog } from './shown-log.ts';
import { type SummaryMedicines, summaryMedicines } from './shown-medicines.ts';
import { type SummaryDiagnosis, type SummaryTreatments, summaryDiagnoses, summaryTreatments } from './shown-records.ts';
import { type SheetWords, sheetWordsIn, summaryPhrases } from './summary.words.ts';
import type { Languages } from './term.ts';

/** All that a summary may tell. */
export type SummaryTold = {
  name: string | null;
  /** A date; null where it was not told. */
  birthdate: string | null;
  diagnoses: readonly Stored<Diagnosis>[];
  treatments: readonly Stored<Treatment>[];
  /** The newest first. */
  days: readonly StoredDay[];
  /** The earliest first. */
  visits: readonly StoredVisit[];
  /** Those that are open, in the order of the list. */
  questions: readonly StoredQuestion[];
  today: string;
};

/** How close together it stands, so that it fits one sheet of paper: the more there is, the closer. */
export type Density = 'roomy' | 'dense' | 'tight';

/** A summary for a visit, in words of its own language. A part that was not chosen, or of which nothing was told, is null. */
export type SummarySheet = Languages & {
  words: SheetWords;
  asOf: string;
  /** Which visit it is for; null where none is to come. */
  visit: string | null;
  who: { name: string | null; born: string | null } | null;
  diagnoses: readonly SummaryDiagnosis[] | null;
  treatments: SummaryTreatments | null;
  medicines: SummaryMedicines | null;
  log: SummaryLog | null;
  questions: { shown: readonly string[]; more: string | null } | null;
  density: Density;
};

/** So many questions stand on the page; of the others it says how many there are. */
const mostQuestions = 12;

export function summarySheet(languages: Languages, told: SummaryTold, parts: readonly SummaryPart[]): SummarySheet {
  const { locale } = languages;
  const { today, visits, name, birthdate } = told;
  const lastVisit = lastVisitBefore(visits, today)?.fields.date ?? null;
  const next = nextVisit(visits, today)?.fields;
  const from = firstDayOf({ today, lastVisit });
  const chosen = <Shown>(part: SummaryPart, isThere: boolean, show: () => Shown): Shown | null =>
    parts.includes(part) && isThere ? show() : null;
  const medicines = summaryMedicines(languages, { treatments: told.treatments, days: told.days.filter(({ day }) => day >= from) });
  const sheet = {
    ...languages,
    words: sheetWordsIn(locale),
    asOf: summaryPhrases.asOf[locale](dateIn(locale, today)),
    visit: next ? summaryPhrases.forVisit[locale](dateIn(locale, next.date), next.withWhom) : null,
    who: chosen('who', name !== null || birthdate !== null, () => ({ name, born: birthdate && dateIn(locale, birthdate) })),
    diagnoses: chosen('diagnoses', told.diagnoses.length > 0, () => summaryDiagnoses(languages, told)),
    treatments: chosen('treatments', told.treatments.length > 0, () => summaryTreatments(languages, told)),
    medicines: chosen('medicines', medicines.prescribed.length + medicines.taken.length > 0, () => medicines),
    log: chosen('log', true, () => summaryLog(languages, { ...told, lastVisit })),
    questions: chosen('questions', told.questions.length > 0, () => questionsIn(languages, told.questions)),
  };
  return { ...sheet, density: densityOf(sheet) };
}

function questionsIn({ locale }: Languages, questions: readonly StoredQuestion[]): SummarySheet['questions'] {
  const left = questions.length - mostQuestions;
  return {
    shown: questions.slice(0, mostQuestions).map(({ fields }) => fields.text),
    more: left > 0 ? summaryPhrases.moreQuestions[locale](left) : null,
  };
}

/** Lines of so many characters stand on a sheet in each density, as measured on paper. */
const charactersOfLine = 95;
const linesOf = { roomy: 40, dense: 52 } as const;
const linesOfChart = 1.6;

/** About how many lines a sheet takes. */
function densityOf(sheet: Omit<SummarySheet, 'density'>): Density {
  const { diagnoses, treatments, medicines, log, questions } = sheet;
  const lines = (texts: readonly (string | null | undefined)[]) =>
    texts.reduce((sum, text) => sum + Math.ceil((text ?? '').length / charactersOfLine), 0);
  const both = (terms: readonly ({ said: string; own: string | null } | null)[]) => lines(terms.flatMap((each) => [each?.said, each?.own]));
  const taken =
    (diagnoses ?? []).reduce((sum, { title, detail, facts }) => sum + both([title, detail, facts]), 0) +
    (treatments?.shown ?? []).reduce((sum, { title, detail }) => sum + both([title, detail]), 0) +
    both([...(medicines?.prescribed ?? []), ...(medicines?.taken ?? [])]) / 2 +
    (log ? log.charts.length * linesOfChart + 3 : 0) +
    lines(questions?.shown ?? []);
  if (taken <= linesOf.roomy) return 'roomy';
  return taken <= linesOf.dense ? 'dense' : 'tight';
}
