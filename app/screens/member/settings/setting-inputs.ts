import type { FieldSpec } from '#app/forms/field-kinds.tsx';
import type { SettingPart, settingParts } from '#services/members/asking/settings.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';

/*
 * The names of the inputs of the settings: what is typed in them is read and kept by these. The vocabulary, which knows them, stays on
 * the server; a test holds that these are its names.
 */

type Fields = { readonly [Part in SettingPart]: Readonly<Record<(typeof settingParts)[Part][number], 'one' | 'many' | 'date'>> };
type Flag = keyof Profile & `show${string}`;

const fields = {
  about: {
    persona: 'one',
    birthdate: 'date',
    sex: 'one',
    ethnicity: 'many',
    occupation: 'one',
    tagline: 'one',
    bio: 'one',
    homepage: 'one',
  },
  place: { city: 'one', state: 'one', country: 'one', timeZone: 'one' },
  health: {
    menopausalStatus: 'one',
    additionalRisks: 'many',
    familyHistory: 'many',
    hadGeneticTesting: 'one',
    brca: 'one',
    brcaValue: 'many',
    brcaTestDate: 'date',
  },
  wishes: { recommendations: 'one', showAvatars: 'one', emailOptIn: 'one', articleNotificationFrequency: 'one' },
} as const satisfies Fields;

const flags = {
  about: ['showYouAre', 'showBirthdate', 'showSex', 'showEthnicity', 'showOccupation', 'showBiography'],
  place: ['showLocation', 'showTimeZone'],
  health: [
    'showMenopausal',
    'showAdditionalRisks',
    'showFamilyHistory',
    'showGeneticTesting',
    'showBrca',
    'showBrcaValue',
    'showBrcaTestDate',
  ],
  wishes: [],
} as const satisfies Readonly<Record<SettingPart, readonly Flag[]>>;

/** What a form of a part of the settings reads of what is sent. Of a date, which has three inputs, the problems go by its own name. */
export function settingInputs(part: SettingPart): Readonly<Record<string, FieldSpec>> {
  const asked = Object.entries(fields[part]).flatMap(([name, kind]) =>
    (kind === 'date' ? [name, `${name}.year`, `${name}.month`, `${name}.day`] : [name]).map(
      (input) => [input, { kind: kind === 'many' ? 'toldList' : 'told' }] as const,
    ),
  );
  return Object.fromEntries([...asked, ...flags[part].map((flag) => [flag, { kind: 'told' }] as const)]);
}
