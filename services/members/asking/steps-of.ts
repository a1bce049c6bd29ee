import type { RecordKind } from '#services/members/record-kind.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';
import type { FieldName } from '#services/members/vocabulary/record.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import type { ChapterId, Step } from './step.ts';

type Names = { profile: FieldName<Profile>; diagnosis: FieldName<Diagnosis>; treatment: FieldName<Treatment> };

/** A step of one kind of record: it names only fields that such a record has. */
export type StepOf<Kind extends RecordKind> = Step<Names[Kind]> & { record: Kind };

/** The steps of one chapter of a record. */
export function stepsOf<Kind extends RecordKind>(
  record: Kind,
  chapter: ChapterId,
  asked: readonly Pick<Step<Names[Kind]>, 'fields' | 'ask' | 'why' | 'mayBeEmpty'>[],
): StepOf<Kind>[] {
  return asked.map((step) => ({ record, chapter, ...step }));
}
