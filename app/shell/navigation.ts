import { type PlainScreenId, pathTo } from '#app/addresses/paths.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import type { Page } from '#app/pages/page.ts';

export type Group = {
  label: PlainMessageId;
  /** The screen that tells of the whole group, if there is one. */
  overview?: PlainScreenId;
  screens: readonly PlainScreenId[];
};

/** The menus of the header, in order. */
export const navigation: readonly Group[] = [
  {
    label: 'navigation.aboutYou',
    overview: 'about-you',
    screens: [
      'about-you.newly-diagnosed',
      'about-you.in-treatment',
      'about-you.finished-treatment',
      'types.metastatic',
      'about-you.caring-for-someone',
      'about-you.concerned-about-risk',
    ],
  },
  {
    label: 'navigation.tests',
    screens: ['about-product', 'screening-testing', 'pathology-report', 'types', 'facts-statistics', 'glossary', 'topics'],
  },
  {
    label: 'navigation.treatment',
    overview: 'treatment',
    screens: [
      'treatment.surgery',
      'treatment.breast-reconstruction',
      'surgical-images',
      'treatment.chemotherapy',
      'treatment.radiation-therapy',
      'treatment.hormonal-therapy',
      'treatment.targeted-therapy',
      'treatment.immunotherapy',
      'treatment.clinical-trials',
      'treatment.featured-trials',
      'types.metastatic-trials-tool',
    ],
  },
  { label: 'navigation.life', screens: ['treatment-side-effects', 'managing-life', 'helplines', 'chat'] },
  { label: 'navigation.risk', overview: 'risk', screens: ['signs-symptoms', 'risk.risk-factors'] },
  {
    label: 'navigation.stories',
    screens: [
      'personal-stories',
      'about-us.share-your-story',
      'podcast',
      'videos',
      'research-news',
      'news',
      'community',
      'community.virtual-meetups',
      'community.helpful-tips',
      'community.forum-guidelines',
      'community.user-guide',
      'community.abbreviations',
    ],
  },
  {
    label: 'navigation.aboutUs',
    overview: 'about-us',
    screens: [
      'about-us.whats-new',
      'about-us.team-and-board',
      'about-us.professional-advisory-board',
      'about-us.financials',
      'about-us.supporters',
      'about-us.jobs',
      'about-us.media',
      'about-us.anniversary',
      'partnerships',
      'partner-with-us',
      'advertise-with-us',
    ],
  },
];

/** Every screen that a menu leads to, its overview first. */
export function screensOf({ overview, screens }: Group): readonly PlainScreenId[] {
  return overview ? [overview, ...screens] : screens;
}

/** The lists of the footer; what leads to other sites is added where they are shown. */
export const footerNavigation = {
  give: ['about-us.ways-to-give', 'about-us.more-ways-to-give', 'about-us.planned-giving'],
  contact: ['contact', 'faq', 'faq.content-recommendations', 'newsletter', 'visitor-survey', 'report-missing-page'],
  policies: [
    'policies',
    'policies.privacy',
    'policies.health-data',
    'policies.cookie-notice',
    'policies.terms-of-use',
    'policies.donor-privacy',
    'policies.third-parties',
    'policies.additional-information',
  ],
} as const satisfies Record<string, readonly PlainScreenId[]>;

/** The menu that a page is in: the one that names it, else the one that names the nearest page above it. */
export function groupOf({ locale, alternates, breadcrumbs }: Pick<Page, 'locale' | 'alternates' | 'breadcrumbs'>): Group | undefined {
  const paths = [...breadcrumbs.map(({ path }) => path), alternates[locale]].reverse();
  for (const path of paths) {
    const group = navigation.find((each) => screensOf(each).some((screen) => pathTo(screen, locale) === path));
    if (group) return group;
  }
  return undefined;
}
