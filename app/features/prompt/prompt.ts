import type { ScreenId } from '#app/addresses/screen-table.ts';

/**
 * Where readers may be asked for something once they have read to the end: nobody who came because of their health is, nor who writes to
 * us, gives, searches, plays something, or is a member.
 */
const asking: ReadonlySet<ScreenId> = new Set([
  'about-us',
  'about-us.financials',
  'about-us.media',
  'about-us.supporters',
  'about-us.team-and-board',
  'about-us.professional-advisory-board',
  'about-us.whats-new',
  'about-us.anniversary',
  'partnerships',
  'news',
  'research-news',
  'research-news.detail',
  'personal-stories',
]);

export function mayAsk(screen: ScreenId): boolean {
  return asking.has(screen);
}
