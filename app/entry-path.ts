import type { Locale } from '#config/locale.ts';
import type { EntryType } from '#services/content/entry.ts';
import { hasParameters, isScreenId, pathTo } from './paths.ts';

const detailScreens = { page: 'page', topic: 'topics.category' } as const satisfies Record<EntryType, string>;

/** The path of an entry: its screen's, or that of its type with its slug. */
export function entryPath({
  screen,
  type,
  slug,
  locale,
}: {
  screen: string | null;
  type: EntryType;
  slug: string;
  locale: Locale;
}): string {
  if (screen !== null && isScreenId(screen) && !hasParameters(screen)) return pathTo(screen, locale);
  return pathTo(detailScreens[type], locale, { slug });
}
