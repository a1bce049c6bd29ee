import { alongTreatment, effects, news, type ShelfPlans } from './shelf-plan.ts';

/** Treatment, and each kind of it. */
export const treatmentShelves: ShelfPlans = {
  treatment: [
    {
      id: 'shelf-local',
      title: 'families.local',
      pictured: true,
      screens: ['treatment.surgery', 'treatment.breast-reconstruction', 'treatment.radiation-therapy', 'surgical-images'],
    },
    {
      id: 'shelf-medicines',
      title: 'families.medicines',
      pictured: true,
      screens: ['treatment.chemotherapy', 'treatment.hormonal-therapy', 'treatment.targeted-therapy', 'treatment.immunotherapy'],
    },
    {
      id: 'shelf-each',
      title: 'families.eachMedicine',
      entries: [
        'anthracyclines-and-taxanes',
        'taking-tamoxifen',
        'aromatase-inhibitors',
        'cdk4-6-inhibitors',
        'her2-drugs',
        'antibody-drug-conjugates',
        'parp-inhibitors',
      ],
    },
    {
      id: 'shelf-decide',
      title: 'families.decide',
      entries: ['lumpectomy-or-mastectomy', 'radiation-schedules', 'genomic-tests', 'getting-a-second-opinion', 'fertility'],
    },
    {
      id: 'shelf-trials',
      title: 'families.trials',
      screens: ['treatment.clinical-trials', 'treatment.featured-trials', 'types.metastatic-trials-tool'],
    },
    // What else there is stands in the topic, and not here a second time.
    { ...alongTreatment, entries: ['palliative-care-explained'], topics: ['topic-treatment'], most: 0 },
  ],
  'treatment.surgery': [
    {
      id: 'shelf-under',
      title: 'families.surgery',
      screens: ['treatment.breast-reconstruction', 'surgical-images'],
      entries: ['lumpectomy-or-mastectomy', 'having-a-sentinel-node-biopsy', 'recovering-from-surgery', 'living-with-lymphedema'],
    },
    { id: 'shelf-report', title: 'families.eachLine', entries: ['margins-in-the-report', 'lymph-nodes-in-the-report'] },
    news('surgery'),
  ],
  'treatment.breast-reconstruction': [
    {
      id: 'shelf-under',
      title: 'families.surgery',
      screens: ['treatment.surgery', 'surgical-images'],
      entries: ['lumpectomy-or-mastectomy', 'recovering-from-surgery'],
    },
  ],
  'treatment.chemotherapy': [
    {
      id: 'shelf-medicines',
      title: 'families.eachMedicine',
      entries: ['anthracyclines-and-taxanes', 'antibody-drug-conjugates'],
    },
    effects('hair-loss', 'infection-and-fever', 'nausea', 'cancer-fatigue', 'living-with-neuropathy', 'thinking-and-memory'),
    { id: 'shelf-decide', title: 'families.decide', entries: ['genomic-tests', 'getting-a-second-opinion'] },
    news('chemotherapy'),
  ],
  'treatment.radiation-therapy': [
    { id: 'shelf-more', title: 'families.more', entries: ['radiation-schedules', 'lymph-nodes-in-the-report'] },
    effects('cancer-fatigue', 'living-with-lymphedema', 'heart-health'),
    news('radiation'),
  ],
  'treatment.hormonal-therapy': [
    {
      id: 'shelf-medicines',
      title: 'families.eachMedicine',
      entries: ['taking-tamoxifen', 'aromatase-inhibitors', 'cdk4-6-inhibitors'],
    },
    effects('menopause-symptoms', 'bone-health', 'sex-and-intimacy', 'fertility'),
    { id: 'shelf-understand', title: 'families.understand', entries: ['hormone-receptor-positive', 'genomic-tests'] },
    news('hormonal'),
  ],
  'treatment.targeted-therapy': [
    {
      id: 'shelf-medicines',
      title: 'families.eachMedicine',
      entries: ['her2-drugs', 'cdk4-6-inhibitors', 'antibody-drug-conjugates', 'parp-inhibitors'],
    },
    effects('heart-health', 'nausea', 'cancer-fatigue', 'infection-and-fever'),
    { id: 'shelf-understand', title: 'families.understand', entries: ['her2-positive', 'her2-low-cancer'] },
    news('targeted'),
  ],
  'treatment.immunotherapy': [
    {
      id: 'shelf-more',
      title: 'families.more',
      screens: ['treatment.chemotherapy', 'treatment-side-effects'],
      entries: ['triple-negative-cancer'],
    },
    news('immunotherapy'),
  ],
  'treatment.clinical-trials': [
    { id: 'shelf-under', title: 'families.trials', screens: ['treatment.featured-trials', 'types.metastatic-trials-tool'] },
  ],
};
