import { effects, findEarly, more, type ShelfPlans } from './shelf-plan.ts';

/** Where a reader is now: the personas, and life with cancer. */
export const readerShelves: ShelfPlans = {
  'about-you': [
    {
      id: 'shelf-everyone',
      title: 'families.everyone',
      pictured: true,
      screens: ['signs-symptoms', 'managing-life', 'personal-stories', 'community'],
    },
  ],
  'about-you.in-treatment': [
    {
      ...effects('infection-and-fever', 'hair-loss', 'nausea', 'cancer-fatigue', 'living-with-neuropathy'),
      screens: ['treatment-side-effects'],
    },
    {
      id: 'shelf-yours',
      title: 'families.yourTreatment',
      screens: ['treatment.chemotherapy', 'treatment.radiation-therapy'],
      entries: ['recovering-from-surgery', 'taking-tamoxifen', 'aromatase-inhibitors', 'her2-drugs'],
    },
    {
      id: 'shelf-life',
      title: 'families.life',
      screens: ['managing-life', 'community'],
      entries: ['work-and-money', 'telling-children', 'food', 'exercise'],
    },
  ],
  'about-you.finished-treatment': [
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['treatment.hormonal-therapy', 'managing-life', 'personal-stories'],
      entries: ['end-of-treatment', 'fear-of-recurrence', 'living-with-lymphedema', 'menopause-symptoms', 'bone-health'],
      tags: { personas: ['finished-treatment'] },
      most: 4,
    },
  ],
  'about-you.caring-for-someone': [
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['treatment-side-effects', 'about-you.newly-diagnosed', 'community'],
      entries: ['caring-day-by-day', 'infection-and-fever', 'telling-children', 'recovering-from-surgery', 'work-and-money'],
      tags: { personas: ['caring-for-someone'] },
      most: 4,
    },
  ],
  'about-you.concerned-about-risk': [
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['risk', 'risk.risk-factors', 'screening-testing', 'signs-symptoms'],
      entries: ['family-testing', 'genetic-testing', 'dense-breasts-explained'],
      tags: { personas: ['concerned-about-risk'] },
    },
  ],
  'about-product': [
    {
      id: 'shelf-understand',
      title: 'families.understand',
      screens: ['types', 'types.metastatic', 'pathology-report', 'facts-statistics'],
    },
    { ...findEarly, screens: ['signs-symptoms', 'screening-testing', 'risk', 'risk.risk-factors'] },
    { id: 'shelf-treated', title: 'families.treated', screens: ['treatment', 'treatment-side-effects'] },
  ],
  'treatment-side-effects': [
    {
      ...effects(
        'hair-loss',
        'infection-and-fever',
        'nausea',
        'cancer-fatigue',
        'living-with-neuropathy',
        'living-with-lymphedema',
        'menopause-symptoms',
        'thinking-and-memory',
        'heart-health',
        'bone-health',
        'sex-and-intimacy',
        'fertility',
      ),
      title: 'families.eachEffect',
    },
    {
      id: 'shelf-by-treatment',
      title: 'families.byTreatment',
      screens: [
        'treatment.chemotherapy',
        'treatment.hormonal-therapy',
        'treatment.radiation-therapy',
        'treatment.surgery',
        'treatment.targeted-therapy',
        'treatment.immunotherapy',
      ],
    },
    { ...more('topic-side-effects'), entries: ['palliative-care-explained', 'exercise', 'food'], most: 3 },
  ],
  'managing-life': [
    {
      id: 'shelf-life',
      title: 'families.eachMatter',
      entries: [
        'work-and-money',
        'being-uninsured',
        'telling-children',
        'cancer-fatigue',
        'food',
        'exercise',
        'sex-and-intimacy',
        'fear-of-recurrence',
        'right-to-an-interpreter',
        'immigration-and-care',
      ],
    },
    { id: 'shelf-people', title: 'families.people', screens: ['about-you.caring-for-someone', 'personal-stories', 'community'] },
    { ...more('topic-daily-life', 'topic-emotions', 'topic-family'), most: 4 },
  ],
};
