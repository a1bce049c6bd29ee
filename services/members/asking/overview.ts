import type { Locale } from '#config/locale.ts';
import type { Draft, FlowId } from '#services/members/drafts.ts';
import type { Stored } from '#services/members/store/record-codec.ts';
import { diagnosisTitle, treatmentTitle } from '#services/members/titles.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import { isDiagnosed } from '#services/members/vocabulary/diagnosis/shared.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { linesOf } from './pages.ts';
import { isPatient, type Known, type Situation, situationOf } from './situation.ts';

export type RecordLine = { label: string; answer: string };

/** A diagnosis or a treatment, as lists show it. */
export type RecordCard = {
  id: string;
  version: number;
  title: string;
  /** Only what was answered. */
  lines: readonly RecordLine[];
  /** Marked as public by its member. */
  isPublic: boolean;
  /** A change of it was begun and not saved. */
  isBeingChanged: boolean;
};
export type DiagnosisCard = RecordCard & { meaning: Meaning; mayHaveTreatments: boolean };
export type TreatmentCard = RecordCard & { status: Treatment['status'] };

/** What there is of a member's record, in one language. */
export type Overview = {
  diagnoses: readonly DiagnosisCard[];
  treatments: readonly TreatmentCard[];
  /** How much of the profile is answered. */
  profile: { answered: number; of: number };
  /** Whether there may be a diagnosis of their own to tell: not of who cares for somebody, or is concerned about risk. */
  isPatient: boolean;
  /** The flows that were begun, of new records. */
  begun: readonly FlowId[];
};

export function overviewOf(locale: Locale, known: Known, drafts: readonly Draft[]): Overview {
  const { sex, persona } = known.profile?.fields ?? { sex: null, persona: null };
  const lines = (flow: 'diagnosis' | 'treatment', id: string): RecordLine[] => {
    const situation = situationOf({ flow, recordId: id }, { ...known, draft: null });
    if (!situation) return [];
    return situation.steps.flatMap((step, index) =>
      linesOf(locale, situation, step, index + 1).flatMap(({ label, answer }) => (answer === null ? [] : [{ label, answer }])),
    );
  };
  const card = (flow: 'diagnosis' | 'treatment', { id, version, fields }: Stored<Diagnosis> | Stored<Treatment>) => ({
    ...{ id, version, isPublic: fields.unrestricted, lines: lines(flow, id) },
    isBeingChanged: drafts.some(({ recordId }) => recordId === id),
  });
  return {
    diagnoses: known.diagnoses.map((stored) => ({
      ...card('diagnosis', stored),
      title: diagnosisTitle(locale, stored.fields),
      meaning: meaningOf(locale, stored.fields, { sex }),
      mayHaveTreatments: isDiagnosed(stored.fields),
    })),
    treatments: known.treatments.map((stored) => ({
      ...card('treatment', stored),
      title: treatmentTitle(locale, stored.fields),
      status: stored.fields.status,
    })),
    profile: answeredOf(known),
    isPatient: isPatient(persona),
    begun: drafts.filter(({ recordId }) => recordId === null).map(({ flow }) => flow),
  };
}

/** Of what the guided profile asks, wishes apart. */
function answeredOf(known: Known): Overview['profile'] {
  const situation: Situation | null = situationOf({ flow: 'wizard', recordId: null }, { ...known, draft: null });
  const telling = situation?.tellings.profile;
  const steps = situation?.steps.filter(({ record, chapter }) => record === 'profile' && chapter !== 'wishes') ?? [];
  const asked = steps.flatMap(({ fields }) => fields.filter((name) => telling?.asked.has(name)));
  return { answered: asked.filter((name) => telling?.isAnswered(name)).length, of: asked.length };
}
