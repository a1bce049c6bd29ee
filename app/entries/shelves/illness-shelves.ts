import { findEarly, genesAndFamily, more, type ShelfPlans } from './shelf-plan.ts';

/** The illness: reports, types, risk, tests and signs. */
export const illnessShelves: ShelfPlans = {
  'pathology-report': [
    {
      id: 'shelf-lines',
      title: 'families.eachLine',
      entries: [
        'grade-and-ki-67',
        'tumor-size-and-stage',
        'margins-in-the-report',
        'lymph-nodes-in-the-report',
        'er-and-pr-results',
        'her2-results',
        'her2-low-cancer',
        'genomic-tests',
      ],
    },
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['types', 'glossary'],
      entries: ['biopsy-explained', 'getting-a-second-opinion'],
    },
  ],
  types: [
    {
      id: 'shelf-types',
      title: 'families.eachType',
      entries: [
        'dcis-diagnosis',
        'hormone-receptor-positive',
        'her2-positive',
        'her2-low-cancer',
        'triple-negative-cancer',
        'ilc',
        'ibc',
        'male-breast-cancer',
        'young-women',
        'pregnancy',
      ],
    },
    {
      id: 'shelf-stages',
      title: 'families.eachStage',
      entries: ['stage-1', 'stage-2', 'stage-3', 'stage-4', 'tumor-size-and-stage'],
    },
    { id: 'shelf-understand', title: 'families.understand', screens: ['pathology-report', 'types.metastatic', 'glossary'] },
    { ...more('topic-types'), most: 3 },
  ],
  'types.metastatic': [
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['types.metastatic-trials-tool', 'treatment.hormonal-therapy', 'treatment.targeted-therapy', 'managing-life'],
      entries: ['stage-4', 'palliative-care-explained', 'her2-low-cancer'],
      tags: { personas: ['metastatic'], stages: ['IV'], treatments: ['metastases'] },
      most: 5,
    },
  ],
  risk: [
    genesAndFamily,
    { id: 'shelf-understand', title: 'families.yourRisk', screens: ['risk.risk-factors', 'about-you.concerned-about-risk'] },
    findEarly,
    more('topic-risk'),
  ],
  'risk.risk-factors': [genesAndFamily, { id: 'shelf-next', title: 'families.next', screens: ['risk', 'about-you.concerned-about-risk'] }],
  'screening-testing': [
    {
      id: 'shelf-tests',
      title: 'families.eachTest',
      entries: ['having-a-mammogram', 'dense-breasts-explained', 'biopsy-explained'],
    },
    { id: 'shelf-next', title: 'families.next', screens: ['signs-symptoms', 'pathology-report', 'risk'] },
    more('topic-screening'),
  ],
  'signs-symptoms': [
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['screening-testing'],
      entries: ['having-a-mammogram', 'biopsy-explained', 'ibc', 'male-breast-cancer', 'infection-and-fever', 'being-uninsured'],
    },
  ],
  'facts-statistics': [
    { id: 'shelf-understand', title: 'families.understand', screens: ['types', 'risk', 'pathology-report', 'about-product'] },
  ],
};
