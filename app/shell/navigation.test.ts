import { expect, it } from 'vitest';
import { accessTo, hasParameters, type PlainScreenId, pathTo } from '#app/addresses/paths.ts';
import { screenIds } from '#app/addresses/screen-table.ts';
import { isMenuEntry, type MenuEntryId, menuEntryPath } from './menu-entries.ts';
import { footerNavigation, groupOf, linksOf, navigation } from './navigation.ts';

const inHeader = navigation.flatMap(linksOf).filter((link) => !isMenuEntry(link));
const inFooter: PlainScreenId[] = Object.values(footerNavigation).flat();

/** What no menu leads to: the home page, which the name leads to, what answers a form, what the foot of each page explains, and what pages about side effects lead to. */
const elsewhere = new Set([
  'home',
  'about-us.share-your-story.sent',
  'contact.thank-you',
  'newsletter.sent',
  'visitor-survey.thank-you',
  'calm-reading',
  'daily-log',
]);
/** What has a place of its own in the header, hidden until it works. */
const reserved = new Set(['search']);

it('leads to every public screen, and to each once', () => {
  const wanted = screenIds.filter(
    (screen) =>
      !hasParameters(screen) &&
      accessTo(screen) === 'public' &&
      !screen.startsWith('error.') &&
      !elsewhere.has(screen) &&
      !reserved.has(screen),
  );
  expect([...inHeader, ...inFooter].toSorted()).toEqual(wanted.toSorted());
});

const trail = (above: PlainScreenId[]) => above.map((each) => ({ name: each, path: pathTo(each, 'es') }));
const page = (screen: PlainScreenId, above: PlainScreenId[]) => ({
  locale: 'es' as const,
  alternates: { es: pathTo(screen, 'es') },
  breadcrumbs: trail(above),
});

it.each<[PlainScreenId, PlainScreenId[], string | undefined]>([
  ['treatment.chemotherapy', ['home', 'treatment'], 'navigation.treatment'],
  ['about-us.share-your-story', ['home', 'about-us'], 'navigation.support'],
  ['about-us.jobs', ['home', 'about-us'], undefined],
  ['types.metastatic-trials-tool', ['home', 'types', 'types.metastatic'], 'navigation.treatment'],
  ['policies.privacy', ['home', 'policies'], undefined],
  ['home', [], undefined],
])('%s is in the menu that names it', (screen, above, label) => {
  expect(groupOf(page(screen, above))?.label).toBe(label);
});

it('an article is in the menu of the nearest screen above it', () => {
  const article = { locale: 'en' as const, alternates: { en: '/podcast/one' }, breadcrumbs: [{ name: 'Podcast', path: '/podcast' }] };
  expect(groupOf(article)?.label).toBe('navigation.support');
});

it.each<[MenuEntryId, PlainScreenId[], string]>([
  ['telling-children', ['home', 'managing-life'], 'navigation.life'],
  ['being-uninsured', ['home', 'managing-life'], 'navigation.life'],
  ['being-uninsured', ['home', 'helplines'], 'navigation.support'],
  ['telling-children', ['home'], 'navigation.diagnosed'],
])('%s under %j, which several menus name, is in the one of its trail', (entry, above, label) => {
  const placed = { locale: 'es' as const, alternates: { es: menuEntryPath(entry, 'es') }, breadcrumbs: trail(above) };
  expect(groupOf(placed)?.label).toBe(label);
});
