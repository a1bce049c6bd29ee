import type { Tags } from '#services/content/store.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import type { PlainScreenId } from '../../paths.ts';

/** Cards under one heading: of screens and then entries, in this order, then of whatever else carries one of the topics or tags. */
export type ShelfPlan = {
  /** What a link to it names, and its heading. */
  id: `shelf-${string}`;
  title: MessageId;
  screens?: readonly PlainScreenId[];
  /** Ids of entries; one that is not there is left out. */
  entries?: readonly string[];
  /** Ids of topics; the first is where all of them stand. */
  topics?: readonly string[];
  tags?: Partial<Tags>;
  /** Of what topics and tags find, where that is not as many as elsewhere: 0 leaves the link to the first topic. */
  most?: number;
  /** Without pictures: for pages that none tells apart, and for long lists to find one thing in. */
  plain?: true;
};

const alongTreatment: ShelfPlan = {
  id: 'shelf-along',
  title: 'families.along',
  screens: ['treatment-side-effects', 'managing-life', 'about-you.in-treatment'],
};
const findEarly: ShelfPlan = { id: 'shelf-early', title: 'families.early', screens: ['signs-symptoms', 'screening-testing'] };
const genesAndFamily: ShelfPlan = {
  id: 'shelf-genes',
  title: 'families.genes',
  entries: ['family-testing', 'genetic-testing', 'dense-breasts-explained'],
};
const effects = (...entries: string[]): ShelfPlan => ({ id: 'shelf-effects', title: 'families.effects', entries });
const more = (...topics: string[]): ShelfPlan => ({ id: 'shelf-more', title: 'families.more', topics });

/**
 * What each screen shows below its text: the screens under it, and the entries that belong there by their tags. The one table of
 * it; an entry shows on the first shelf that asks for it, and never on its own page.
 */
export const families: Partial<Record<PlainScreenId, readonly ShelfPlan[]>> = {
  'about-you': [
    { id: 'shelf-everyone', title: 'families.everyone', screens: ['signs-symptoms', 'managing-life', 'personal-stories', 'community'] },
  ],
  'about-you.in-treatment': [
    {
      id: 'shelf-yours',
      title: 'families.yourTreatment',
      tags: { personas: ['in-treatment'] },
      screens: ['treatment-side-effects'],
      entries: ['infection-and-fever', 'hair-loss', 'nausea', 'cancer-fatigue', 'living-with-neuropathy'],
      most: 3,
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
      plain: true,
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
      plain: true,
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
  'pathology-report': [
    {
      id: 'shelf-lines',
      title: 'families.eachLine',
      plain: true,
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
      plain: true,
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
      plain: true,
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
  'about-us': [
    {
      id: 'shelf-who',
      title: 'families.who',
      plain: true,
      screens: ['about-us.whats-new', 'about-us.team-and-board', 'about-us.professional-advisory-board', 'about-us.anniversary'],
    },
    {
      id: 'shelf-open',
      title: 'families.open',
      plain: true,
      screens: ['about-us.financials', 'about-us.supporters', 'about-us.media', 'about-us.jobs'],
    },
    {
      id: 'shelf-take-part',
      title: 'families.takePart',
      plain: true,
      screens: [
        'about-us.share-your-story',
        'about-us.ways-to-give',
        'about-us.more-ways-to-give',
        'about-us.planned-giving',
        'partnerships',
        'partner-with-us',
        'advertise-with-us',
      ],
    },
  ],
  'about-us.ways-to-give': [
    { id: 'shelf-under', title: 'families.give', plain: true, screens: ['about-us.more-ways-to-give', 'about-us.planned-giving'] },
  ],
  community: [
    {
      id: 'shelf-under',
      title: 'families.community',
      plain: true,
      screens: [
        'community.virtual-meetups',
        'community.helpful-tips',
        'community.forum-guidelines',
        'community.user-guide',
        'community.abbreviations',
      ],
    },
  ],
  policies: [
    {
      id: 'shelf-under',
      title: 'families.policies',
      plain: true,
      screens: [
        'policies.privacy',
        'policies.health-data',
        'policies.cookie-notice',
        'policies.third-parties',
        'policies.donor-privacy',
        'policies.terms-of-use',
        'policies.additional-information',
      ],
    },
  ],
  faq: [{ id: 'shelf-under', title: 'families.faq', plain: true, screens: ['faq.content-recommendations'] }],
};

/** What a screen shows below its text. */
export function familyOf(screen: string): readonly ShelfPlan[] {
  const table: Readonly<Record<string, readonly ShelfPlan[] | undefined>> = families;
  return table[screen] ?? [];
}
