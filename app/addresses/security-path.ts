import type { Locale } from '#config/locale.ts';
import { pathTo } from './paths.ts';

/** Where a member sets up a second factor. */
export function securityPath(locale: Locale): string {
  return `${pathTo('profile', locale)}?section=security`;
}
