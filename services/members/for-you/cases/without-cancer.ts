import {
  archived,
  type Case,
  first,
  ofBeginning,
  ofCaring,
  ofChemoDays,
  ofDcis,
  ofHer2Positive,
  ofHormones,
  ofMetastatic,
  ofRisk,
  ofTripleNegative,
} from './case.ts';

const ofTreated = [...ofMetastatic, ...archived, ...ofHer2Positive, ...ofHormones, ...ofTripleNegative];

/** Who has no cancer, cares for somebody, or told nothing. */
export const withoutCancer: readonly Case[] = [
  {
    name: 'told nothing',
    first: ['about-you'],
    firstTypes: ['researchNews'],
    never: [...ofTreated, ...ofDcis, ...ofChemoDays, 'facts-statistics', 'male-breast-cancer', 'pregnancy'],
  },
  {
    name: 'told nothing, in Spanish',
    locale: 'es',
    first: ['about-you'],
    never: [...ofTreated, ...ofDcis, ...ofChemoDays, 'facts-statistics'],
  },
  {
    name: 'told nothing, and dismissed the first page',
    dismissed: ['about-you'],
    first: [],
    firstTypes: ['researchNews'],
    never: [...ofTreated, 'about-you'],
  },
  {
    name: 'told nothing, and saved pages on fatigue',
    saved: ['cancer-fatigue'],
    first: ['exercise'],
    never: [...ofTreated, 'cancer-fatigue'],
  },
  {
    name: 'told nothing but her age',
    profile: { birthdate: '1990-01-01', sex: 'female' },
    first: ['about-you'],
    never: [...ofTreated, 'male-breast-cancer', 'young-women', 'pregnancy'],
  },
  {
    name: 'cares for someone',
    profile: { persona: 'caring-for-someone' },
    first: ['about-you-caring-for-someone', 'caring-day-by-day', 'caregivers-week'],
    never: [...ofTreated, ...ofRisk, 'first-week', 'about-you-newly-diagnosed', 'chemo-bag', 'brain-metastases', 'facts-statistics'],
  },
  {
    name: 'cares for someone, in Spanish',
    locale: 'es',
    profile: { persona: 'caring-for-someone' },
    first: ['about-you-caring-for-someone', 'caring-day-by-day'],
    firstTypes: ['personalStory'],
    never: [...ofTreated, ...ofRisk, 'chemo-bag', 'brain-metastases'],
  },
  {
    name: 'cares for someone, and dismissed two pages',
    profile: { persona: 'caring-for-someone' },
    dismissed: ['about-you-caring-for-someone', 'caregivers-week'],
    first: ['caring-day-by-day'],
    never: [...ofTreated, ...ofRisk, 'about-you-caring-for-someone', 'caregivers-week'],
  },
  {
    name: 'is concerned about her risk',
    profile: { persona: 'concerned-about-risk' },
    first: ['about-you-concerned-about-risk', 'news-screening-by-risk-wisdom'],
    never: [...ofTreated, ...ofCaring, ...ofBeginning, ...ofChemoDays, 'facts-statistics', 'end-of-treatment'],
  },
  {
    name: 'is concerned, and has a change in BRCA1',
    profile: { persona: 'concerned-about-risk', hadGeneticTesting: 'yes', brca: 'positive', brcaValue: ['BRCA1'] },
    first: ['about-you-concerned-about-risk', 'surgery-to-lower-risk', 'family-testing'],
    never: [...ofTreated, ...ofCaring, ...ofBeginning, 'news-olaparib-olympia', 'parp-inhibitors'],
  },
  {
    name: 'is concerned, and dense breasts are told as a risk',
    profile: { persona: 'concerned-about-risk', additionalRisks: ['breast-density'] },
    first: ['dense-breasts-explained', 'about-you-concerned-about-risk'],
    never: [...ofTreated, ...ofCaring, ...ofBeginning, 'surgery-to-lower-risk'],
  },
  {
    name: 'waits for a result: no diagnosis was confirmed',
    diagnoses: [{ diagnosed: 'no' }],
    first: ['biopsy-explained', 'about-you-concerned-about-risk'],
    never: [...ofTreated, ...ofCaring, ...ofBeginning, 'facts-statistics'],
  },
  {
    name: 'LCIS was found, which is no cancer',
    profile: { persona: 'concerned-about-risk' },
    diagnoses: [{ ...first('LCIS', '2026-09'), stage: 'LCIS' }],
    first: ['lcis-and-atypia', 'medicines-to-lower-risk', 'news-low-dose-tamoxifen-tam-01'],
    never: [...ofMetastatic, ...archived, ...ofHer2Positive, ...ofTripleNegative, ...ofCaring, ...ofBeginning, 'stage-1', 'dcis-diagnosis'],
  },
];
