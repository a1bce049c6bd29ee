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
      screens: ['about-us.financials', 'about-us.supporters', 'about-us.media', 'about-us.jobs'],
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
