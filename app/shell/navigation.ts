import { type PlainScreenId, pathTo, screenName } from '#app/addresses/paths.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import type { Page } from '#app/pages/page.ts';
import { type Locale, locales } from '#config/locale.ts';
import { forum } from '#config/organisation.ts';
import { isMenuEntry, type MenuEntryId, menuEntries, menuEntryPath } from './menu-entries.ts';

/** A screen, or an entry without one. */
export type MenuLink = PlainScreenId | MenuEntryId;

export type Group = {
  label: PlainMessageId;
  /** The screen that tells of the whole group, if there is one. */
  overview?: PlainScreenId;
  /** What that is called here, where its own name would only say the label again. */
  all?: PlainMessageId;
  links: readonly MenuLink[];
};

/** The menus of the header, in order: by what readers ask. */
export const navigation: readonly Group[] = [
  {
    label: 'navigation.diagnosed',
    overview: 'about-you.newly-diagnosed',
    all: 'navigation.diagnosed.all',
    links: [
      'first-week',
      'questions-for-the-first-visit',
      'getting-a-second-opinion',
      'telling-children',
      'about-product',
      'facts-statistics',
      'about-you',
    ],
  },
  {
    label: 'navigation.tests',
    overview: 'screening-testing',
    all: 'navigation.tests.all',
    links: [
      'signs-symptoms',
      'having-a-mammogram',
      'dense-breasts-explained',
      'biopsy-explained',
      'pathology-report',
      'er-and-pr-results',
      'her2-results',
      'genomic-tests',
      'genetic-testing',
      'family-testing',
      'risk',
      'risk.risk-factors',
      'about-you.concerned-about-risk',
    ],
  },
  {
    label: 'navigation.types',
    overview: 'types',
    all: 'navigation.types.all',
    links: [
      'stage-1',
      'stage-2',
      'stage-3',
      'stage-4',
      'types.metastatic',
      'dcis-diagnosis',
      'hormone-receptor-positive',
      'her2-positive',
      'triple-negative-cancer',
      'idc',
      'ilc',
      'ibc',
      'male-breast-cancer',
      'young-women',
      'pregnancy',
    ],
  },
  {
    label: 'navigation.treatment',
    overview: 'treatment',
    all: 'navigation.treatment.all',
    links: [
      'treatment.surgery',
      'recovering-from-surgery',
      'treatment.breast-reconstruction',
      'surgical-images',
      'treatment.chemotherapy',
      'treatment.radiation-therapy',
      'treatment.hormonal-therapy',
      'taking-tamoxifen',
      'aromatase-inhibitors',
      'treatment.targeted-therapy',
      'cdk4-6-inhibitors',
      'her2-drugs',
      'treatment.immunotherapy',
      'palliative-care-explained',
      'treatment.clinical-trials',
      'treatment.featured-trials',
      'types.metastatic-trials-tool',
    ],
  },
  {
    label: 'navigation.sideEffects',
    overview: 'treatment-side-effects',
    all: 'navigation.sideEffects.all',
    links: [
      'infection-and-fever',
      'nausea',
      'cancer-fatigue',
      'hair-loss',
      'living-with-neuropathy',
      'living-with-lymphedema',
      'menopause-symptoms',
      'sex-and-intimacy',
      'fertility',
      'bone-health',
      'thinking-and-memory',
    ],
  },
  {
    label: 'navigation.life',
    overview: 'managing-life',
    links: [
      'about-you.in-treatment',
      'about-you.finished-treatment',
      'follow-up-care',
      'food',
      'exercise',
      'work-and-money',
      'being-uninsured',
      'immigration-and-care',
      'right-to-an-interpreter',
      'telling-children',
      'depression-and-anxiety',
      'fear-of-recurrence',
      'when-cancer-comes-back',
    ],
  },
  {
    label: 'navigation.support',
    overview: 'helplines',
    links: [
      'chat',
      'about-you.caring-for-someone',
      'being-uninsured',
      'immigration-and-care',
      'right-to-an-interpreter',
      'community',
      'community.virtual-meetups',
      'personal-stories',
      'about-us.share-your-story',
      'research-news',
      'glossary',
      'topics',
      'podcast',
      'videos',
      'news',
      'community.helpful-tips',
      ...(forum === null ? [] : (['community.forum-guidelines'] as const)),
      'community.user-guide',
      'community.abbreviations',
    ],
  },
];

/** Everything that a menu leads to, its overview first. */
export function linksOf({ overview, links }: Group): readonly MenuLink[] {
  return overview ? [overview, ...links] : links;
}

export function menuPath(link: MenuLink, locale: Locale): string {
  return isMenuEntry(link) ? menuEntryPath(link, locale) : pathTo(link, locale);
}

export function menuName(link: MenuLink, locale: Locale): string {
  return isMenuEntry(link) ? menuEntries[link].name[locale] : screenName(link, locale);
}

/** The lists of the footer; what leads to other sites is added where they are shown. */
export const footerNavigation = {
  aboutUs: [
    'about-us',
    'about-us.whats-new',
    'about-us.team-and-board',
    'about-us.professional-advisory-board',
    'about-us.financials',
    'about-us.supporters',
    'about-us.jobs',
    'about-us.media',
    'about-us.leaflet',
    'about-us.anniversary',
    'partnerships',
    'partner-with-us',
    'advertise-with-us',
  ],
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

type Placed = Pick<Page, 'locale' | 'alternates' | 'breadcrumbs'>;

const groups = Map.groupBy(
  locales.flatMap((locale) => navigation.flatMap((group) => linksOf(group).map((link) => ({ path: menuPath(link, locale), group })))),
  ({ path }) => path,
);
const footerScreens = new Map(
  locales.flatMap((locale) =>
    Object.values(footerNavigation).flatMap((screens) => screens.map((each) => [pathTo(each, locale), each] as const)),
  ),
);

/**
 * The menu that a page is in: the one that names it, else the one that names the nearest page above it. Of several, the one that names
 * more of the pages above, so that the menu that is lit is where the trail leads.
 */
export function groupOf(page: Placed): Group | undefined {
  const named = pathsOf(page).map((path) => (groups.get(path) ?? []).map(({ group }) => group));
  const nearest = named.find((found) => found.length > 0) ?? [];
  return nearest.find((group) => named.filter((found) => found.includes(group)).length > 1) ?? nearest[0];
}

/** The screen of the footer that a page without a menu is, or is under. */
export function footerScreenOf(page: Placed): PlainScreenId | undefined {
  return groupOf(page) ? undefined : pathsOf(page).flatMap((path) => footerScreens.get(path) ?? [])[0];
}

/** The path of the page, and of those above it, the nearest first. */
function pathsOf({ locale, alternates, breadcrumbs }: Placed): string[] {
  return [...breadcrumbs.map(({ path }) => path), alternates[locale] ?? ''].reverse();
}
