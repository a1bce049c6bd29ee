import type { Told } from '#services/members/for-you/told.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { type Case, today } from './case.ts';

/** What the somebody of a case told. */
export function toldIn({ locale = 'en', profile, diagnoses = [], treatments = [], saved = [], read = [], dismissed = [] }: Case): Told {
  return {
    locale,
    today,
    profile: profile ? { ...records.profile.empty, ...profile } : null,
    diagnoses: diagnoses.map((each) => ({ ...records.diagnosis.empty, diagnosed: 'yes' as const, ...each })),
    treatments: treatments.map((each) => ({ ...records.treatment.empty, ...each })),
    saved,
    dismissed,
    read: new Map(read.map((id) => [id, today])),
  };
}
