import { forum } from '#config/organisation.ts';
import type { ShelfPlans } from './shelf-plan.ts';

/** The organisation, its community and its policies. */
export const organisationShelves: ShelfPlans = {
  'about-us': [
    {
      id: 'shelf-who',
      title: 'families.who',
      screens: ['about-us.whats-new', 'about-us.team-and-board', 'about-us.professional-advisory-board', 'about-us.anniversary'],
    },
    {
      id: 'shelf-open',
      title: 'families.open',
      screens: ['about-us.financials', 'about-us.supporters', 'about-us.media', 'about-us.leaflet', 'about-us.jobs', 'news'],
    },
    {
      id: 'shelf-take-part',
      title: 'families.takePart',
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
  'about-us.financials': [
    { id: 'shelf-open', title: 'families.open', screens: ['about-us.supporters', 'about-us.team-and-board', 'about-us.anniversary'] },
    { id: 'shelf-give', title: 'families.give', screens: ['about-us.ways-to-give', 'about-us.planned-giving'] },
  ],
  'about-us.supporters': [
    { id: 'shelf-open', title: 'families.open', screens: ['about-us.financials', 'partnerships', 'policies.donor-privacy'] },
  ],
  'about-us.jobs': [
    { id: 'shelf-who', title: 'families.who', screens: ['about-us.team-and-board', 'about-us.professional-advisory-board'] },
    { id: 'shelf-take-part', title: 'families.takePart', screens: ['about-us.more-ways-to-give', 'partner-with-us'] },
  ],
  'about-us.media': [
    {
      id: 'shelf-next',
      title: 'families.next',
      screens: ['about-us.leaflet', 'facts-statistics', 'research-news', 'policies.additional-information'],
    },
  ],
  'about-us.leaflet': [
    { id: 'shelf-next', title: 'families.next', screens: ['partnerships', 'about-us.more-ways-to-give', 'about-us.media'] },
  ],
  'about-us.anniversary': [
    { id: 'shelf-next', title: 'families.next', screens: ['about-us.whats-new', 'about-us.financials', 'about-us.team-and-board'] },
  ],
  partnerships: [
    { id: 'shelf-take-part', title: 'families.takePart', screens: ['partner-with-us', 'about-us.leaflet', 'advertise-with-us'] },
  ],
  news: [{ id: 'shelf-next', title: 'families.next', screens: ['facts-statistics', 'treatment.clinical-trials', 'about-us.media'] }],
  'about-us.ways-to-give': [
    { id: 'shelf-under', title: 'families.give', screens: ['about-us.more-ways-to-give', 'about-us.planned-giving'] },
  ],
  community: [
    {
      id: 'shelf-under',
      title: 'families.community',
      screens: [
        'community.virtual-meetups',
        'chat',
        'community.helpful-tips',
        ...(forum === null ? [] : (['community.forum-guidelines'] as const)),
        'community.user-guide',
        'community.abbreviations',
      ],
    },
  ],
  policies: [
    {
      id: 'shelf-under',
      title: 'families.policies',
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
  faq: [{ id: 'shelf-under', title: 'families.faq', screens: ['faq.content-recommendations'] }],
};
