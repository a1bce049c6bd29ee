import { randomUUID } from 'node:crypto';
import type { Draft, DraftOf } from '#services/members/drafts.ts';
import type { RecordKind } from '#services/members/record-kind.ts';
import type { Stored } from '#services/members/store/record-codec.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import { isDiagnosed, isInPlace } from '#services/members/vocabulary/diagnosis/shared.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { flows } from './flows.ts';
import type { Step } from './step.ts';
import { type DraftAnswers, type Telling, telling } from './telling.ts';

/** What a flow is asked with: what its member told, and has begun to tell. */
export type Known = {
  profile: Stored<Profile> | null;
  diagnoses: readonly Stored<Diagnosis>[];
  treatments: readonly Stored<Treatment>[];
  draft: Draft | null;
  today: string;
  isEmailVerified: boolean;
};

export type Situation = Known & {
  of: DraftOf;
  /** The draft as it is, or as it would be begun. */
  current: Draft;
  /** Of the record that is being changed; 0 of a new one. */
  version: number;
  /** Those that may have treatments. */
  treatable: readonly Stored<Diagnosis>[];
  tellings: Readonly<Record<RecordKind, Telling>>;
  /** The questions that apply, going by the answers so far. */
  steps: readonly Step[];
};

/** The situation of a flow; null where the record that it should change is not there. */
export function situationOf(of: DraftOf, known: Known): Situation | null {
  const { draft, diagnoses, treatments } = known;
  const current = draft ?? { ...of, id: randomUUID(), answers: {}, at: null };
  const changed = (of.flow === 'treatment' ? treatments : diagnoses).find(({ id }) => id === of.recordId);
  if (of.recordId !== null && !changed) return null;
  const treatable = diagnoses.filter(({ fields }) => isDiagnosed(fields));
  const tellings = tellingsOf({ ...known, of, current, treatable });
  const situation = { ...known, of, current, version: changed?.version ?? 0, treatable, tellings };
  const steps = flows[of.flow].steps.filter((step) => isAsked(step, situation));
  return { ...situation, steps };
}

type Parts = Known & Pick<Situation, 'of' | 'current' | 'treatable'>;

function tellingsOf({ of, current, treatable, profile, diagnoses, treatments, today, isEmailVerified }: Parts): Situation['tellings'] {
  const answersOf = (kind: RecordKind): DraftAnswers => current.answers[kind] ?? {};
  const storedOf = <Fields>(all: readonly Stored<Fields>[]) => all.find(({ id }) => id === of.recordId)?.fields ?? null;
  const ids = treatable.map(({ id }) => id);
  const isNew = of.recordId === null;
  return {
    profile: telling(records.profile, {
      stored: profile?.fields ?? null,
      answers: answersOf('profile'),
      context: { today, isEmailVerified },
    }),
    diagnosis: telling(records.diagnosis, { stored: storedOf(diagnoses), answers: answersOf('diagnosis'), context: { today } }),
    treatment: telling(records.treatment, {
      stored: storedOf(treatments),
      answers: { ...answersOf('treatment'), ...diagnosisIdsOf(answersOf('treatment'), { ids, isNew }) },
      context: { today, diagnosisIds: ids },
    }),
  };
}

/** Those that were chosen and are still there. Of one diagnosis there is nothing to choose. */
function diagnosisIdsOf({ diagnosisIds: chosen }: DraftAnswers, { ids, isNew }: { ids: readonly string[]; isNew: boolean }): DraftAnswers {
  const standing = Array.isArray(chosen) ? ids.filter((id) => chosen.includes(id)) : [];
  if (standing.length === 0 && isNew && ids.length === 1) return { diagnosisIds: ids };
  return chosen === undefined ? {} : { diagnosisIds: standing };
}

type Asking = Pick<Situation, 'of' | 'tellings' | 'treatable' | 'diagnoses'>;

function isAsked(step: Step, { of, tellings, treatable, diagnoses }: Asking): boolean {
  const { asked } = tellings[step.record];
  const [first] = step.fields;
  if (!step.fields.some((field) => asked.has(field))) return false;
  if (first === 'diagnosisIds') return treatable.length > 1 || (of.recordId !== null && treatable.length > 0);
  if (first === 'menopause') return tellings.profile.told('sex').sex !== 'male';
  // Of nodes without cancer no report says how big it is; a size that was told before has to be seen.
  if (first === 'nodesSize') return tellings.diagnosis.told('nodesPositive').nodesPositive !== '0' || tellings.diagnosis.isAnswered(first);
  if (first === 'metastatic') return !isInPlace({ ...tellings.diagnosis.told('stage'), ...tellings.diagnosis.told('recurrent') });
  // The guided profile asks for a first diagnosis, of somebody who may have one.
  if (of.flow === 'wizard' && step.record === 'diagnosis')
    return diagnoses.length === 0 && isPatient(tellings.profile.told('persona').persona ?? null);
  return true;
}

/** Whether somebody may have a diagnosis of their own, going by where they say that they are. */
export function isPatient(persona: string | null): boolean {
  return persona !== 'caring-for-someone' && persona !== 'concerned-about-risk';
}
