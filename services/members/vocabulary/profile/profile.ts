import { isOfAge, pastProblem } from '#services/members/vocabulary/date-rules.ts';
import { isBefore } from '#services/members/vocabulary/partial-date.ts';
import { defineRecord, type FieldName, isEmpty, type Rules } from '#services/members/vocabulary/record.ts';
import { usStates } from '#services/members/vocabulary/us-states.ts';
import { type Profile, profileFields, profileSchema } from './profile-schema.ts';
import { keptOfProfile } from './settings.ts';
import { askedWhen } from './shared.ts';

export type ProfileContext = {
  /** The day that it is for the member: `todayIn`. */
  today: string;
  isEmailVerified: boolean;
};

const leastAge = 18;
const greatestAge = 120;
/** What only members change whose e-mail address is known to be theirs. */
const ofVerified = ['homepage', 'articleNotificationFrequency', 'emailOptIn'] as const satisfies readonly FieldName<Profile>[];

const rules: Rules<Profile, ProfileContext> = function* ({ record, before, context: { today, isEmailVerified } }) {
  const { birthdate, brcaTestDate, country, state } = record;
  if (birthdate !== null) {
    if (isBefore(today, birthdate)) yield { field: 'birthdate', code: 'date-future' };
    else if (!isOfAge(birthdate, leastAge, today)) yield { field: 'birthdate', code: 'age-minimum' };
    else if (isOfAge(birthdate, greatestAge, today)) yield { field: 'birthdate', code: 'date-early' };
  }
  if (brcaTestDate !== null) {
    const code = pastProblem(brcaTestDate, today);
    if (code) yield { field: 'brcaTestDate', code };
    if (birthdate !== null && isBefore(brcaTestDate, birthdate)) yield { field: 'brcaTestDate', code: 'test-before-birth' };
  }
  if (country === 'US' && state !== null && !Object.hasOwn(usStates, state)) yield { field: 'state', code: 'state-invalid' };
  for (const field of ofVerified) {
    const isNew = !isEmpty(record[field]) && record[field] !== before?.[field];
    if (!isEmailVerified && isNew) yield { field, code: 'email-unverified' };
  }
};

/** A member's profile: one, of which each change is judged with what it held before. */
export const profile = defineRecord<Profile, ProfileContext>({
  name: 'profile',
  schema: profileSchema,
  fields: profileFields,
  kept: keptOfProfile,
  required: [],
  askedWhen,
  derivations: [],
  choicesBy: [],
  rules,
});
