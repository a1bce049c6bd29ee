import type { Tags } from '#services/content/store.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import type { PlainScreenId } from '../../paths.ts';

/** Cards under one heading: of screens, in this order, then of whatever else carries one of the topics or tags. */
export type ShelfPlan = {
  /** What a link to it names, and its heading. */
  id: `shelf-${string}`;
  title: MessageId;
  screens?: readonly PlainScreenId[];
  /** Ids of topics; the first is where all of them stand. */
  topics?: readonly string[];
  tags?: Partial<Tags>;
  /** Without pictures: for pages that none tells apart. */
  plain?: true;
};

const alongTreatment: ShelfPlan = {
  id: 'shelf-along',
  title: 'families.along',
  screens: ['treatment-side-effects', 'managing-life', 'about-you.in-treatment'],
};
const findEarly: ShelfPlan = { id: 'shelf-early', title: 'families.early', screens: ['signs-symptoms', 'screening-testing'] };
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
    { id: 'shelf-yours', title: 'families.yourTreatment', tags: { personas: ['in-treatment'] }, screens: ['treatment-side-effects'] },
    { id: 'shelf-life', title: 'families.life', screens: ['managing-life', 'community'] },
  ],
  'about-you.finished-treatment': [
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['treatment.hormonal-therapy', 'managing-life', 'personal-stories'],
      tags: { personas: ['finished-treatment'] },
    },
  ],
  'about-you.caring-for-someone': [
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['treatment-side-effects', 'about-you.newly-diagnosed', 'community'],
      tags: { personas: ['caring-for-someone'] },
    },
  ],
  'about-you.concerned-about-risk': [
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['risk', 'risk.risk-factors', 'screening-testing', 'signs-symptoms'],
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
    { id: 'shelf-trials', title: 'families.trials', screens: ['treatment.clinical-trials', 'treatment.featured-trials'] },
    alongTreatment,
    more('topic-treatment'),
  ],
  'treatment.surgery': [
    { id: 'shelf-under', title: 'families.surgery', screens: ['treatment.breast-reconstruction', 'surgical-images'] },
    { id: 'shelf-more', title: 'families.more', tags: { treatments: ['surgery'] } },
  ],
  'treatment.breast-reconstruction': [{ id: 'shelf-under', title: 'families.surgery', screens: ['treatment.surgery', 'surgical-images'] }],
  'treatment.clinical-trials': [
    { id: 'shelf-under', title: 'families.trials', screens: ['treatment.featured-trials', 'types.metastatic-trials-tool'] },
  ],
  'treatment-side-effects': [
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
    more('topic-side-effects'),
  ],
  'managing-life': [
    { id: 'shelf-people', title: 'families.people', screens: ['about-you.caring-for-someone', 'personal-stories', 'community'] },
    more('topic-daily-life', 'topic-emotions', 'topic-family'),
  ],
  types: [
    { id: 'shelf-understand', title: 'families.understand', screens: ['pathology-report', 'types.metastatic', 'glossary'] },
    more('topic-types'),
  ],
  'types.metastatic': [
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['types.metastatic-trials-tool', 'treatment.hormonal-therapy', 'treatment.targeted-therapy', 'managing-life'],
      tags: { personas: ['metastatic'], stages: ['IV'], treatments: ['metastases'] },
    },
  ],
  risk: [
    { id: 'shelf-understand', title: 'families.yourRisk', screens: ['risk.risk-factors', 'about-you.concerned-about-risk'] },
    findEarly,
    more('topic-risk'),
  ],
  'risk.risk-factors': [{ id: 'shelf-next', title: 'families.next', screens: ['risk', 'about-you.concerned-about-risk'] }],
  'screening-testing': [
    { id: 'shelf-next', title: 'families.next', screens: ['signs-symptoms', 'pathology-report', 'risk'] },
    more('topic-screening'),
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
