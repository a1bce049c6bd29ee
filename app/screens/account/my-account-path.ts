import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';

export function myAccountPath(locale: Locale): string {
  return `${pathTo('profile', locale)}?section=my-account`;
}
