import type { Locale } from '#config/locale.ts';
import { pathTo } from './paths.ts';

/** Where a member writes down a question about an entry; who is not signed in is led to sign in, and back. */
export function askAboutPath(locale: Locale, entry: string): string {
  return `${pathTo('profile', locale)}?section=questions&about=${entry}`;
}
