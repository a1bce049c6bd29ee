import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

/** Where a member reads that the account stays, who came back before it was deleted. */
export function keptAccountPath(locale: Locale): string {
  return `${pathTo('profile', locale)}?section=my-data&back=1`;
}
