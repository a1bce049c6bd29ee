import type { Locale } from '#config/locale.ts';
import type { EntryType } from './entry-types.ts';

/** What the content door has to know of the website, which it does not import: its screens and its addresses. */
export type Site = {
  /** The slug that a screen's path ends with; null where no such screen takes an entry. */
  screenSlug(screen: string, locale: Locale): string | null;
  /** Whether search may lead to what a screen shows. */
  isFound(screen: string): boolean;
  /** Whether a path is that of a screen that is always there. */
  isScreenPath(path: string): boolean;
  /** Whether a path may lead somewhere: to a screen, or to what has such an address. */
  isPath(path: string): boolean;
  /** Whether an address `/…/{slug}` of this type is taken by a screen or a reserved word. */
  isReservedSlug(type: EntryType, slug: string, locale: Locale): boolean;
};
