import type { Locale } from '#config/locale.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { Said } from '#services/members/vocabulary/field.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import { type StarterGroup, starterWords } from './starters.words.ts';

/** What somebody told, as far as it says what she may want to ask. */
export type Told = {
  persona: Profile['persona'];
  diagnoses: readonly Diagnosis[];
  treatments: readonly Treatment[];
};

type Starter = { id: string; words: string };
/** Groups of questions to begin with, what fits best first. */
export type ShownStarters = readonly { id: StarterGroup; title: string; questions: readonly Starter[] }[];

const hasTold = ({ persona, diagnoses, treatments }: Told) => persona !== null || diagnoses.length > 0 || treatments.length > 0;
const isNew = ({ persona, treatments }: Told) => persona === 'newly-diagnosed' && treatments.every(({ status }) => status === 'planning');
const isMetastatic = ({ persona, diagnoses }: Told) =>
  persona === 'metastatic' || diagnoses.some(({ metastatic, stage }) => metastatic === 'yes' || stage === 'IV');
const goesOn = (type: NonNullable<Treatment['type']>) => (told: Told) =>
  told.treatments.some((each) => each.type === type && each.status !== 'finished');
const isOver = ({ persona, treatments }: Told) =>
  persona === 'finished-treatment' ||
  (treatments.length > 0 && treatments.every(({ status, type }) => status === 'finished' || type === 'hormonal'));
const isHormonePositive = ({ estrogen, progesterone }: Diagnosis) => estrogen === 'positive' || progesterone === 'positive';
const isTripleNegative = ({ estrogen, progesterone, her2neu }: Diagnosis) =>
  estrogen === 'negative' && progesterone === 'negative' && her2neu === 'negative';
const isInSitu = ({ stage, cancerTypes }: Diagnosis) =>
  stage === '0' || (cancerTypes.length > 0 && cancerTypes.every((type) => type === 'DCIS'));
const some = (is: (diagnosis: Diagnosis) => boolean) => (told: Told) => told.diagnoses.some(is);

/**
 * To whom each group is offered, in the order in which they are shown: what is decided soonest first. Who told nothing is offered what
 * fits at a first visit.
 */
const fits: Readonly<Record<StarterGroup, (told: Told) => boolean>> = {
  caring: ({ persona }) => persona === 'caring-for-someone',
  risk: ({ persona, diagnoses }) => persona === 'concerned-about-risk' && diagnoses.length === 0,
  new: (told) => isNew(told) || !hasTold(told),
  'in-situ': (told) => some(isInSitu)(told) && !isOver(told),
  metastatic: isMetastatic,
  surgery: (told) => goesOn('surgery')(told),
  chemotherapy: goesOn('chemotherapy'),
  targeted: (told) => goesOn('targeted')(told),
  immunotherapy: goesOn('immunotherapy'),
  radiation: goesOn('radiation'),
  hormonal: goesOn('hormonal'),
  'hormone-positive': (told) => some(isHormonePositive)(told) && !told.treatments.some(({ type }) => type === 'hormonal'),
  her2: (told) => some(({ her2neu }) => her2neu === 'positive')(told) && !goesOn('targeted')(told) && !isOver(told),
  'triple-negative': (told) => some(isTripleNegative)(told) && !isOver(told),
  after: (told) => isOver(told) && !isMetastatic(told),
  everybody: () => true,
};

const groups = Object.keys(starterWords).filter((id): id is StarterGroup => id in fits);

/** The questions that fit what was told, in words. */
export function startersFor(told: Told, locale: Locale): ShownStarters {
  return groups
    .filter((id) => fits[id](told))
    .map((id) => {
      const { title, questions }: { title: Said; questions: readonly Said[] } = starterWords[id];
      return { id, title: title[locale], questions: questions.map((each, index) => ({ id: `${id}-${index}`, words: each[locale] })) };
    });
}

/** The words of questions by their ids; what names none is left out. */
export function starterWordsOf(ids: readonly string[], locale: Locale): string[] {
  const all = new Map(
    groups.flatMap((group) => {
      const { questions }: { questions: readonly Said[] } = starterWords[group];
      return questions.map((each, index) => [`${group}-${index}`, each[locale]]);
    }),
  );
  return ids.flatMap((id) => all.get(id) ?? []);
}
