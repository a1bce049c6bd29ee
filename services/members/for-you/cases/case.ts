import type { Locale } from '#config/locale.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { Profile } from '#services/members/vocabulary/profile/profile-schema.ts';
import type { Treatment } from '#services/members/vocabulary/treatment/treatment-schema.ts';

/** The day on which the cases are. */
export const today = '2026-11-26';

/** Somebody, and what she is to be shown of the library. Written before the ranking, which is held to it. */
export type Case = {
  name: string;
  locale?: Locale;
  profile?: Partial<Profile>;
  diagnoses?: readonly Partial<Diagnosis>[];
  treatments?: readonly Partial<Treatment>[];
  /** Entries by their ids; what was read counts with recommendations switched on alone. */
  saved?: readonly string[];
  read?: readonly string[];
  dismissed?: readonly string[];
  /** Entries that stand among the first five, in any order. */
  first: readonly string[];
  /** Types of which one stands among the first five. */
  firstTypes?: readonly ('researchNews' | 'personalStory' | 'check-list')[];
  /** Entries that stand nowhere in the list. */
  never: readonly string[];
};

/** What is for somebody whose cancer has spread, and frightens everybody else. */
export const ofMetastatic = [
  'types-metastatic',
  'stage-4',
  'stage-4-first-weeks',
  'bone-metastases',
  'brain-metastases',
  'liver-and-lung-metastases',
  'story-two-years-of-scans',
  'story-eight-years-and-a-bus-pass',
  'news-cdk-later-sonia',
  'news-triple-negative-ascent-04',
  'news-her2-first-destiny-breast09',
] as const;

/** What is kept for reference, and has been replaced. */
export const archived = [
  'news-atezolizumab-withdrawn',
  'news-cleopatra-first-standard',
  'news-katherine-first-results',
  'news-keynote-522-first-results',
  'news-monarche-five-years',
] as const;

export const ofHer2Positive = ['her2-positive', 'her2-drugs', 'news-her2-residual-destiny-breast05'] as const;
export const ofHormones = ['taking-tamoxifen', 'aromatase-inhibitors', 'hormone-receptor-positive', 'news-abemaciclib-monarche'] as const;
export const ofTripleNegative = ['triple-negative-cancer', 'news-pembrolizumab-keynote-522'] as const;
export const ofRisk = [
  'about-you-concerned-about-risk',
  'surgery-to-lower-risk',
  'medicines-to-lower-risk',
  'dense-breasts-explained',
] as const;
export const ofCaring = ['about-you-caring-for-someone', 'caring-day-by-day', 'caregivers-week', 'story-i-learned-to-make-rice'] as const;
export const ofDcis = ['dcis-diagnosis', 'news-dcis-watching-comet', 'story-at-71-a-cancer-they-call-zero'] as const;
/** What somebody is offered who is about to be treated, and nobody who has it behind her. */
export const ofBeginning = ['first-week', 'questions-for-the-first-visit', 'before-treatment', 'about-you-newly-diagnosed'] as const;
/** What is for days of chemotherapy. */
export const ofChemoDays = ['chemo-bag', 'fever-card', 'nausea', 'infection-and-fever'] as const;

/** Receptors and HER2, as reports put them. */
export const hormonePositive: Partial<Diagnosis> = { estrogen: 'positive', progesterone: 'positive', her2neu: 'negative' };
export const her2Positive: Partial<Diagnosis> = { her2neu: 'positive' };
export const tripleNegative: Partial<Diagnosis> = { estrogen: 'negative', progesterone: 'negative', her2neu: 'negative' };
/** A first cancer of a year and a month. */
export const first = (cancerType: 'IDC' | 'ILC' | 'DCIS' | 'LCIS' | 'IBC', month: string): Partial<Diagnosis> => ({
  recurrent: cancerType === 'LCIS' ? null : 'first',
  cancerTypes: [cancerType],
  diagnosisDateYear: Number(month.slice(0, 4)),
  diagnosisDateMonth: Number(month.slice(5)),
});
