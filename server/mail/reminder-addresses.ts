import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

/** Where a mail program posts to that ends reminders. Without its origin. */
export const leaveRemindersPath = '/api/reminders/leave';

/** The path of the section of the profile where reminders are switched on and off. */
export const remindersPath = (locale: Locale): string => `${pathTo('profile', locale)}?section=visits`;

/** Where mails that remind of something lead to. */
export function reminderAddresses(origin: string) {
  return {
    section: (locale: Locale) => origin + remindersPath(locale),
    oneClick: (token: string, locale: Locale) => `${origin}${leaveRemindersPath}?${new URLSearchParams({ token, locale })}`,
  };
}
