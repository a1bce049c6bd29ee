import { alongTreatment, effects, more, type ShelfPlans } from './shelf-plan.ts';

/** Treatment, and each kind of it. */
export const treatmentShelves: ShelfPlans = {
  treatment: [
    {
      id: 'shelf-local',
      title: 'families.local',
      screens: ['treatment.surgery', 'treatment.breast-reconstruction', 'treatment.radiation-therapy', 'surgical-images'],
    },
    {
      id: 'shelf-medicines',
      title: 'families.medicines',
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
    { id: 'shelf-trials', title: 'families.trials', screens: ['treatment.clinical-trials', 'treatment.featured-trials'] },
    alongTreatment,
    more('topic-treatment'),
  ],
  'treatment.surgery': [
    { id: 'shelf-under', title: 'families.surgery', screens: ['treatment.breast-reconstruction', 'surgical-images'] },
    {
      id: 'shelf-more',
      title: 'families.more',
      entries: [
        'lumpectomy-or-mastectomy',
        'having-a-sentinel-node-biopsy',
        'recovering-from-surgery',
        'margins-in-the-report',
        'lymph-nodes-in-the-report',
        'living-with-lymphedema',
      ],
      tags: { treatments: ['surgery'] },
    },
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
      entries: ['anthracyclines-and-taxanes', 'antibody-drug-conjugates', 'genomic-tests'],
      tags: { treatments: ['chemotherapy'] },
    },
    effects('hair-loss', 'infection-and-fever', 'nausea', 'cancer-fatigue', 'living-with-neuropathy', 'thinking-and-memory', 'fertility'),
  ],
  'treatment.radiation-therapy': [
    {
      id: 'shelf-more',
      title: 'families.more',
      entries: ['radiation-schedules', 'lymph-nodes-in-the-report'],
      tags: { treatments: ['radiation'] },
    },
    effects('cancer-fatigue', 'living-with-lymphedema', 'heart-health'),
  ],
  'treatment.hormonal-therapy': [
    {
      id: 'shelf-medicines',
      title: 'families.eachMedicine',
      entries: ['taking-tamoxifen', 'aromatase-inhibitors', 'cdk4-6-inhibitors', 'hormone-receptor-positive', 'genomic-tests'],
    },
    effects('menopause-symptoms', 'bone-health', 'sex-and-intimacy', 'fertility'),
  ],
  'treatment.targeted-therapy': [
    {
      id: 'shelf-medicines',
      title: 'families.eachMedicine',
      entries: ['her2-drugs', 'cdk4-6-inhibitors', 'antibody-drug-conjugates', 'parp-inhibitors', 'her2-positive', 'her2-low-cancer'],
      tags: { treatments: ['targeted'] },
    },
    effects('heart-health', 'nausea', 'cancer-fatigue', 'infection-and-fever'),
  ],
  'treatment.immunotherapy': [
    {
      id: 'shelf-more',
      title: 'families.more',
      screens: ['treatment.chemotherapy', 'treatment-side-effects'],
      entries: ['triple-negative-cancer'],
      tags: { treatments: ['immunotherapy'] },
    },
  ],
  'treatment.clinical-trials': [
    { id: 'shelf-under', title: 'families.trials', screens: ['treatment.featured-trials', 'types.metastatic-trials-tool'] },
  ],
};
