import {
  archived,
  type Case,
  first,
  her2Positive,
  hormonePositive,
  ofBeginning,
  ofCaring,
  ofChemoDays,
  ofHer2Positive,
  ofHormones,
  ofMetastatic,
  ofTripleNegative,
  tripleNegative,
} from './case.ts';

const persona = 'finished-treatment' as const;
const others = [...ofMetastatic, ...ofCaring, ...archived, ...ofBeginning, ...ofChemoDays];
const finished = 'finished' as const;

/** Who has the main treatment behind her. */
export const afterTreatment: readonly Case[] = [
  {
    name: 'says only that treatment is over',
    profile: { persona },
    first: ['about-you-finished-treatment', 'end-of-treatment', 'follow-up-care'],
    never: [...others, ...ofHer2Positive, ...ofTripleNegative, 'male-breast-cancer', 'pregnancy', 'news-who-needs-chemotherapy'],
  },
  {
    name: 'says only that treatment is over, in Spanish',
    locale: 'es',
    profile: { persona },
    first: ['about-you-finished-treatment', 'end-of-treatment', 'follow-up-care'],
    never: [...others, ...ofHer2Positive, ...ofTripleNegative],
  },
  {
    name: 'takes an aromatase inhibitor, three years after',
    profile: { persona, sex: 'female', birthdate: '1958-01-01' },
    diagnoses: [{ ...first('IDC', '2022-10'), stage: 'IIA', ...hormonePositive }],
    treatments: [
      { type: 'surgery', status: finished, finishedAt: '2022-12' },
      { type: 'hormonal', status: 'undergoing', medicines: ['anastrozole'], startedAt: '2023-04' },
    ],
    first: ['aromatase-inhibitors', 'bone-health'],
    firstTypes: ['researchNews'],
    never: [...others, ...ofHer2Positive, ...ofTripleNegative, 'taking-tamoxifen', 'fertility', 'news-pregnancy-positive'],
  },
  {
    name: 'takes tamoxifen at thirty-five, and wishes for a child, going by what she saved',
    profile: { persona, sex: 'female', birthdate: '1991-03-03' },
    diagnoses: [{ ...first('IDC', '2024-03'), stage: 'IA', ...hormonePositive }],
    treatments: [{ type: 'hormonal', status: 'undergoing', medicines: ['tamoxifen-pill'], startedAt: '2024-10' }],
    saved: ['fertility'],
    first: ['taking-tamoxifen', 'news-pregnancy-positive'],
    never: [...others, ...ofHer2Positive, ...ofTripleNegative, 'fertility', 'aromatase-inhibitors'],
  },
  {
    name: 'had chemotherapy for a triple-negative cancer, and says nothing of where she is',
    diagnoses: [{ ...first('IDC', '2024-03'), stage: 'IIA', ...tripleNegative }],
    treatments: [
      { type: 'chemotherapy', status: finished, finishedAt: '2024-08' },
      { type: 'surgery', status: finished, finishedAt: '2024-10' },
    ],
    first: ['end-of-treatment', 'follow-up-care'],
    never: [...others, ...ofHer2Positive, ...ofHormones, 'menopause-symptoms', 'news-hot-flashes-oasis-4'],
  },
  {
    name: 'had nodes taken out, and an arm that swells, going by what she read',
    profile: { persona, recommendations: true },
    diagnoses: [{ ...first('IDC', '2024-03'), stage: 'IIIA', ...hormonePositive }],
    treatments: [{ type: 'surgery', status: finished, finishedAt: '2024-10', leftProcedures: ['axillary-dissection'] }],
    read: ['exercise'],
    first: ['living-with-lymphedema'],
    never: [...others, ...ofHer2Positive, ...ofTripleNegative, 'exercise'],
  },
  {
    name: 'had a HER2-positive cancer',
    profile: { persona },
    diagnoses: [{ ...first('IDC', '2024-03'), stage: 'IIA', estrogen: 'negative', progesterone: 'negative', ...her2Positive }],
    treatments: [
      { type: 'chemotherapy', status: finished, finishedAt: '2024-09', regimen: 'TCHP' },
      { type: 'targeted', status: finished, finishedAt: '2025-06', medicines: ['trastuzumab'] },
    ],
    first: ['follow-up-care', 'heart-health'],
    never: [...others, ...ofTripleNegative, ...ofHormones],
  },
  {
    name: 'had DCIS, and takes tamoxifen',
    profile: { persona },
    diagnoses: [{ ...first('DCIS', '2025-03'), stage: '0', estrogen: 'positive' }],
    treatments: [
      { type: 'surgery', status: finished, finishedAt: '2025-05' },
      { type: 'hormonal', status: 'undergoing', medicines: ['tamoxifen-pill'], startedAt: '2025-07' },
    ],
    first: ['taking-tamoxifen', 'news-low-dose-tamoxifen-tam-01'],
    never: [...others, ...ofHer2Positive, ...ofTripleNegative, 'news-abemaciclib-monarche', 'stage-1', 'aromatase-inhibitors'],
  },
  {
    name: 'is afraid that it comes back, going by what she saved',
    profile: { persona },
    diagnoses: [{ ...first('IDC', '2023-03'), stage: 'IA', ...hormonePositive }],
    saved: ['depression-and-anxiety', 'when-the-date-comes-round'],
    first: ['fear-of-recurrence'],
    never: [...others, ...ofHer2Positive, ...ofTripleNegative, 'depression-and-anxiety', 'when-the-date-comes-round'],
  },
  {
    name: 'dismissed the page for everybody who is through',
    profile: { persona },
    dismissed: ['about-you-finished-treatment', 'end-of-treatment'],
    first: ['follow-up-care', 'last-visit'],
    never: [...others, 'about-you-finished-treatment', 'end-of-treatment'],
  },
];
