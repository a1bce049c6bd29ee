import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it, vi } from 'vitest';
import { pattern } from '#app/addresses/paths.ts';
import { type ScreenId, screenIds } from '#app/addresses/screen-table.ts';
import { type Locale, locales } from '#config/locale.ts';
import { forum, organisation } from '#config/organisation.ts';
import { screenRows } from '#tests/fixtures/screens.ts';
import { openSite } from './site.ts';

// Events are to come on this day.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00-05:00') });

const { get, db } = await openSite();

const publicRows = screenRows.filter(({ access, status }) => access === 'public' && status === 200);
/** What has tests of its own: the overview of a member, and trials, which are in no library. */
const elsewhere = ['member', 'treatment.featured-trials', 'treatment.trial'];

/** What a page has to show, as the least number of elements under a selector. */
type Shown = Record<string, number>;

const linkTo = (screen: ScreenId, locale: Locale) => `main a[href="${pattern(screen, locale)}"]`;
const leadsTo = (screens: readonly ScreenId[], locale: Locale): Shown =>
  Object.fromEntries(screens.map((screen) => [linkTo(screen, locale), 1]));
const under = (screen: ScreenId) => screenIds.filter((id) => id.startsWith(`${screen}.`));
const personas: ScreenId[] = [...under('about-you'), 'types.metastatic'];
const forumLinks = `main a[href^="${forum?.url}"]`;

const form: Shown = { 'main form[method=post]': 1, 'main form button': 1 };

/** What each screen shows of its own, beside the text of its entry. A screen that is not named here shows the text alone. */
const own: Partial<Record<ScreenId, (locale: Locale) => Shown>> = {
  home: (locale) => ({
    ...leadsTo([...personas, 'research-news', 'policies.health-data'], locale),
    [forumLinks]: 1,
    'main h2': 6,
    'main h3': 6,
    'main time': 2,
    [`main a[href^="${organisation.donationUrl}"], ${linkTo('about-us.ways-to-give', locale)}`]: 1,
  }),
  'about-us': (locale) => leadsTo(['about-us.team-and-board', 'about-us.financials', 'about-us.whats-new'], locale),
  'about-us.share-your-story': () => form,
  'about-us.leaflet': () => ({ 'main section[lang]': 2, 'main svg': 2 }),
  'advertise-with-us': () => form,
  'partner-with-us': () => form,
  contact: () => form,
  'visitor-survey': () => form,
  'report-missing-page': () => form,
  'about-us.team-and-board': () => ({ 'main section[id^=people-] [data-people] a': 4 }),
  'about-us.professional-advisory-board': () => ({ 'main [data-people] a': 1 }),
  'about-us.ways-to-give': (locale) => leadsTo(['about-us.more-ways-to-give', 'about-us.planned-giving'], locale),
  'about-us.whats-new': () => ({ 'main time': 12, 'main h4': 3, 'link[type="application/atom+xml"]': 1 }),
  'about-you': (locale) => leadsTo(personas, locale),
  news: (locale) => ({ 'main #studies li': 3, 'main #on-this-site li': 3, ...leadsTo(['research-news', 'about-us.whats-new'], locale) }),
  chat: () => ({ 'main #chat-times li h3': 1 }),
  policies: (locale) => leadsTo(under('policies'), locale),
  faq: () => ({ 'main [data-questions]': 4, 'main [data-questions] details': 12 }),
  community: (locale) => ({ ...leadsTo([...under('community'), 'chat'], locale), [forumLinks]: 5 }),
  'community.abbreviations': () => ({ 'main tbody tr': 50, 'main #find': 1 }),
  'community.virtual-meetups': () => ({ 'main #meetups li': 3, 'main #meetups a[href$=".ics"]': 1 }),
  'daily-log': () => ({ 'main [data-island*=DeviceLog][data-kept=daily-log] button': 1, 'main noscript': 1, 'main table th': 20 }),
  // An article also asks whether it helped, by a form.
  'treatment.clinical-trials': () => ({ 'main form input[name=zip]': 1 }),
  'types.metastatic-trials-tool': () => ({ 'main form input[name=zip]': 1 }),
  'policies.third-parties': () => ({ 'main table tbody tr': 3 }),
  treatment: (locale) =>
    leadsTo(
      under('treatment').filter((id) => !pattern(id, locale).includes('{') && id !== 'treatment.featured-trials'),
      locale,
    ),
  types: (locale) => leadsTo(['types.metastatic'], locale),
  'personal-stories': (locale) => ({
    [`main a[href^="${pattern('personal-stories.category', locale).replace('{slug}', '')}"]`]: 5,
    'main #stories article, main #stories li': 5,
  }),
  'personal-stories.category': () => ({ 'main #stories article, main #stories li': 1 }),
  'personal-stories.detail': (locale) => ({
    'main #other-stories a': 1,
    [`main a[href^="${pattern('personal-stories.category', locale).replace('{slug}', '')}"]`]: 1,
  }),
  videos: (locale) => ({
    [`main a[href^="${pattern('videos.series', locale).replace('{slug}', '')}"]`]: 2,
    'main #videos li': 2,
    'main #playlists li': 1,
  }),
  'videos.series': () => ({ 'main #videos li': 1 }),
  // Files are published by themselves: `videos.test.ts` has a film with its player.
  'videos.detail': () => ({ 'main #film': 1, 'main #description': 1, 'main #other-videos li': 1 }),
  podcast: (locale) => ({
    'main #episodes li, main #episodes article': 1,
    [`main a[href^="${pattern('podcast.category', locale).replace('{slug}', '')}"]`]: 1,
    ...(locale === 'en' ? { 'main #follow a[href$=".rss"]': 1, 'link[type="application/rss+xml"]': 1 } : {}),
  }),
  'podcast.category': () => ({ 'main #episodes li, main #episodes article': 1 }),
  // Files are published by themselves: `podcast.test.ts` has an episode with its player. What is only to be read is there.
  'podcast.detail': (locale) => ({
    ...(locale === 'es' ? { 'main #transcript li': 3 } : {}),
    [`main a[href^="${pattern('bio.detail', locale).replace('{slug}', '')}"]`]: 1,
    'main #questions dt': 1,
    'main #other-episodes a': 1,
  }),
  'research-news': () => ({
    'main [data-entries] > li': 5,
    'main [data-enhance=list] a[href*="archived=yes"]': 1,
    'main [data-enhance=list] a[href*="sort="]': 4,
    'main [data-enhance=list] a[href*="treatment="]': 1,
    'main [data-enhance=list] a[href*="year="]': 1,
    'link[type="application/atom+xml"]': 1,
  }),
  'research-news.topic': () => ({ 'main [data-entries] > li': 1, 'main [data-enhance=list] a[href*="sort="]': 1 }),
  'research-news.detail': () => ({ 'main a[href^="https://doi.org/"]': 1 }),
  'faq.detail': (locale) => ({ [`main a[href^="${pattern('faq', locale)}/"]`]: 2 }),
  'surgical-images': () => ({ 'main #procedures a': 3 }),
  topics: (locale) => ({ [`main a[href^="${pattern('topics', locale)}/"]`]: 8 }),
  'topics.category': () => ({ 'main #topics-start a': 3, 'main h2': 2 }),
  newsletter: () => ({ 'main form input[type=email]': 1, 'main form input[type=checkbox]': 6, 'main form input[type=radio]': 2 }),
  search: () => ({ 'main form[role=search], main search form': 1 }),
  glossary: (locale) => ({ 'main #find': 1, [`main a[href^="${pattern('glossary', locale)}/"]`]: 100 }),
  helplines: () => ({ 'main a[href^="tel:"]': 3 }),
};

/** Where an entry stands that a screen with a slug shows; a topic of research news is the topic of some. */
async function pathOf(screen: ScreenId, locale: Locale): Promise<string> {
  const path = pattern(screen, locale);
  if (!path.includes('{')) return path;
  const types: Partial<Record<ScreenId, string>> = {
    'personal-stories.category': 'storyCategory',
    'personal-stories.detail': 'personalStory',
    'videos.series': 'videoSeries',
    'videos.detail': 'video',
    'podcast.category': 'podcastCategory',
    'podcast.detail': 'podcast',
    'research-news.topic': 'topic',
    'research-news.detail': 'researchNews',
    'faq.detail': 'faq',
    'bio.detail': 'bio',
    'topics.category': 'topic',
    'glossary.term': 'glossaryTerm',
    page: 'event',
  };
  const query = db
    .selectFrom('entry')
    .select('slug')
    .where('locale', '=', locale)
    .where('type', '=', types[screen] ?? screen);
  const { slug } = await (screen === 'research-news.topic' ? query.where('id', '=', 'topic-treatment') : query)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return path.replace('{slug}', slug ?? '');
}

const textOf = (document: HTMLElement) => document.querySelector('main')?.text ?? '';

describe.each(locales)('in %s', (locale) => {
  it.each(publicRows.filter(({ screen }) => screenIds.some((id) => id === screen) && !elsewhere.includes(screen)))(
    '$screen shows what it is for',
    async ({ screen }) => {
      const id = screenIds.find((each) => each === screen);
      if (!id) throw new Error(`no screen ${screen}`);
      const { status, document } = await get(await pathOf(id, locale));
      expect(status).toBe(200);
      const entry = await db.selectFrom('entry').select('title').where('screen', '=', id).where('locale', '=', locale).executeTakeFirst();
      if (entry) expect(document.querySelector('h1')?.text).toContain(entry.title);
      expect(textOf(document).length).toBeGreaterThan(150);
      const counted = Object.entries(own[id]?.(locale) ?? {}).map(([selector, least]) => ({
        selector,
        least,
        found: document.querySelectorAll(selector).length,
      }));
      expect(counted.filter(({ found, least }) => found < least)).toEqual([]);
    },
  );
});
