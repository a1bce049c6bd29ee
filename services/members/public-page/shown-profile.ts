import type { Locale } from '#config/locale.ts';
import { answerIn } from '#services/members/vocabulary/answer-text.ts';
import { fieldOf } from '#services/members/vocabulary/field.ts';
import { type Profile, profileFields } from '#services/members/vocabulary/profile/profile-schema.ts';
import { visibilities } from '#services/members/vocabulary/profile/settings.ts';
import type { FieldName } from '#services/members/vocabulary/record.ts';

/** The fields that stand at the head of a page, each in its own place. */
const headFields = ['tagline', 'bio', 'homepage'] as const satisfies readonly FieldName<Profile>[];

/** The facts of a page, in their order. City, state and country are one: the place. */
const factFields = {
  persona: ['persona'],
  occupation: ['occupation'],
  place: ['city', 'state', 'country'],
  timeZone: ['timeZone'],
  birthdate: ['birthdate'],
  sex: ['sex'],
  ethnicity: ['ethnicity'],
  menopausalStatus: ['menopausalStatus'],
  additionalRisks: ['additionalRisks'],
  familyHistory: ['familyHistory'],
  hadGeneticTesting: ['hadGeneticTesting'],
  brca: ['brca'],
  brcaValue: ['brcaValue'],
  brcaTestDate: ['brcaTestDate'],
} as const satisfies Readonly<Record<string, readonly FieldName<Profile>[]>>;

export type FactId = keyof typeof factFields;
/** What a page says of its member in a line; `answer` is in words. */
export type Fact = { fact: FactId; answer: string };

const aboutFacts = ['persona', 'occupation', 'place', 'timeZone', 'birthdate', 'sex', 'ethnicity'] as const satisfies readonly FactId[];
const healthFacts = [
  'menopausalStatus',
  'additionalRisks',
  'familyHistory',
  'hadGeneticTesting',
  'brca',
  'brcaValue',
  'brcaTestDate',
] as const satisfies readonly FactId[];

export type ShownProfile = Record<(typeof headFields)[number], string | null> & { about: readonly Fact[]; health: readonly Fact[] };

/** What a page may show of a profile; a test holds that every field with a flag has its place. */
export const placedFields: readonly string[] = [...headFields, ...Object.values(factFields).flat()];

/** What a member made public of a profile: the fields whose flag is on, as far as they are answered. */
export function shownProfile(locale: Locale, profile: Profile): ShownProfile {
  const open = openFields(profile);
  const words = (name: FieldName<Profile>): string | null =>
    open.has(name) ? answerIn(locale, fieldOf(profileFields[name]), known(profile[name])) : null;
  const factsOf = (facts: readonly FactId[]): Fact[] =>
    facts.flatMap((fact) => {
      const answers = factFields[fact].flatMap((name) => words(name) ?? []);
      return answers.length > 0 ? { fact, answer: answers.join(', ') } : [];
    });
  return {
    tagline: words('tagline'),
    bio: words('bio'),
    homepage: words('homepage'),
    about: factsOf(aboutFacts),
    health: factsOf(healthFacts),
  };
}

/** The fields whose flag is on. */
function openFields(profile: Profile): ReadonlySet<string> {
  const flags = Object.keys(visibilities).filter((name): name is keyof typeof visibilities => Object.hasOwn(visibilities, name));
  return new Set(
    flags.flatMap((flag) => {
      const field = fieldOf(visibilities[flag]);
      return profile[flag] && field.kind === 'visibility' ? field.shows : [];
    }),
  );
}

/** What a member does not know is nothing to show. */
function known(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== 'unknown');
  return value === 'unknown' ? null : value;
}
