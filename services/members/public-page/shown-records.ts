import type { Locale } from '#config/locale.ts';
import { type Known, situationOf } from '#services/members/asking/situation.ts';
import { type TimelineRow, timelineOf } from '#services/members/timeline.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { FieldName } from '#services/members/vocabulary/record.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';

/** A diagnosis or a treatment as anybody sees it: in words, and without an id. */
export type ShownRecord = Pick<TimelineRow, 'title' | 'detail' | 'status' | 'when'> & {
  lines: readonly { label: string; answer: string }[];
};
export type ShownRecords = { diagnoses: readonly ShownRecord[]; treatments: readonly ShownRecord[] };

type Kind = TimelineRow['kind'];

/**
 * What a line never says: notes, which are for their member alone; which diagnosis a treatment is for, since one that is named beside
 * one that is not would tell that there is another; and what title, date and status say already.
 */
const withoutLine: Readonly<Record<Kind, ReadonlySet<string>>> = {
  diagnosis: new Set<FieldName<Diagnosis>>([
    'diagnosed',
    'diagnosisDateAnswer',
    'diagnosisDateYear',
    'diagnosisDateMonth',
    'diagnosisDateDay',
  ]),
  treatment: new Set<FieldName<Treatment>>(['notes', 'diagnosisIds', 'type', 'status', 'plannedTime', 'startedAt', 'finishedAt']),
};

/**
 * Diagnoses and treatments that are public, by time.
 *
 * @param shown those alone, so that no title, date or order can come from another; of the profile it is asked whether a question
 * applies, as on its member's own page, and nothing of it is said
 */
export function shownRecords(locale: Locale, shown: Pick<Known, 'profile' | 'diagnoses' | 'treatments'>, today: string): ShownRecords {
  const { rows } = timelineOf(locale, shown, today);
  const ofKind = (kind: Kind): ShownRecord[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, title, detail, status, when }) => ({
        ...{ title, detail, status, when },
        lines: linesOf(locale, { kind, id, known: { ...shown, draft: null, today, isEmailVerified: false } }),
      }));
  return { diagnoses: ofKind('diagnosis'), treatments: ofKind('treatment') };
}

/** What was answered, and is known, of the questions that apply. */
function linesOf(locale: Locale, { kind, id, known }: { kind: Kind; id: string; known: Known }): ShownRecord['lines'] {
  const situation = situationOf({ flow: kind, recordId: id }, known);
  if (!situation) return [];
  const telling = situation.tellings[kind];
  return situation.steps
    .flatMap(({ fields }) => fields)
    .filter((name) => telling.asked.has(name) && !withoutLine[kind].has(name) && telling.told(name)[name] !== 'unknown')
    .flatMap((name) => {
      const answer = telling.words(locale, name);
      return answer === null ? [] : [{ label: telling.label(locale, name), answer }];
    });
}
