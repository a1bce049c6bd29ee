import { type Locale, locales } from '#config/locale.ts';
import { type PlainScreenId, pathTo, screenAt } from './paths.ts';

/** The screens whose news can be followed, each in a feed of its own in each language. */
export const followedScreens = ['research-news', 'personal-stories', 'about-us.whats-new'] as const satisfies PlainScreenId[];
export type FollowedScreen = (typeof followedScreens)[number];

export function isFollowed(screen: string): screen is FollowedScreen {
  return followedScreens.some((each) => each === screen);
}

/** Where the Atom feed of a screen is: at its own path. */
export function feedPath(screen: FollowedScreen, locale: Locale): string {
  return `${pathTo(screen, locale)}.atom`;
}

/** The feed at a path, or null. */
export function feedAt(path: string): { screen: FollowedScreen; locale: Locale } | null {
  const match = path.endsWith('.atom') ? screenAt(path.slice(0, -'.atom'.length)) : null;
  return match && isFollowed(match.screen) ? { screen: match.screen, locale: match.locale } : null;
}

/** The feed of the podcast, as apps for podcasts read it. */
export function podcastFeedPath(locale: Locale): string {
  return `${pathTo('podcast', locale)}.rss`;
}

export const podcastFeedType = 'application/rss+xml';

/** The language of the podcast's feed at a path, or null. */
export function podcastFeedAt(path: string): Locale | null {
  return locales.find((locale) => podcastFeedPath(locale) === path) ?? null;
}

const chaptersEnd = '.chapters.json';

/** The chapters of an episode, as apps for podcasts read them: at its own path. */
export function chaptersPath(episodePath: string): string {
  return episodePath + chaptersEnd;
}

/** The path of the episode whose chapters would be at a path, or null. */
export function episodePathOf(path: string): string | null {
  return path.endsWith(chaptersEnd) ? path.slice(0, -chaptersEnd.length) : null;
}

/** All events to come, for calendars that ask for them again and again. No slug has a dot, so no entry can stand there. */
export const calendarFeedPaths: Record<Locale, string> = { en: '/events.ics', es: '/es/eventos.ics' };

/** The language of the calendar at a path, or null. */
export function calendarFeedAt(path: string): Locale | null {
  return locales.find((locale) => calendarFeedPaths[locale] === path) ?? null;
}

/** The calendar file of an event: at its own path. */
export function calendarPath(eventPath: string): string {
  return `${eventPath}.ics`;
}

/** The path of the event whose calendar file would be at a path, or null. */
export function eventPathOf(path: string): string | null {
  return path.endsWith('.ics') ? path.slice(0, -'.ics'.length) : null;
}
