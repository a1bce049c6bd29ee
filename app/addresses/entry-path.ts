import type { Locale } from '#config/locale.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { hasParameters, isScreenId, pathTo } from './paths.ts';
import { rowOf, type ScreenId, screenIds, screenTable } from './screen-table.ts';

type Table = typeof screenTable;
/** The screens that show an entry by its slug. */
export type DetailScreenId = { [Id in ScreenId]: Table[Id] extends { shows: readonly EntryType[] } ? Id : never }[ScreenId];
type ShownType = Table[DetailScreenId]['shows'][number];

/** What is shown only inside other pages. The compiler asks for every type here that no screen's row shows. */
const withoutPage: Record<Exclude<EntryType, ShownType>, true> = { person: true, organisation: true };

/** Whether entries of a type have a page of their own. */
export function hasPage(type: EntryType): type is ShownType {
  return !Object.hasOwn(withoutPage, type);
}

const screensOfTypes = new Map(
  screenIds.flatMap((id) => (isDetailScreen(id) ? screenTable[id].shows.map((type) => [type, id] as const) : [])),
);

type EntryPlace = { screen: string | null; type: EntryType; slug: string; locale: Locale };

/** The path of an entry: its screen's, or that of its type with its slug; null for an entry that has no page of its own. */
export function entryPath({ screen, type, slug, locale }: EntryPlace): string | null {
  if (screen !== null && isScreenId(screen) && !hasParameters(screen)) return pathTo(screen, locale);
  const detail = hasPage(type) ? screensOfTypes.get(type) : undefined;
  return detail === undefined ? null : pathTo(detail, locale, { slug });
}

export function isDetailScreen(screen: ScreenId): screen is DetailScreenId {
  return rowOf(screen).shows !== undefined;
}

/** The address space of the entries that a screen with a slug shows. */
export function spaceOf(screen: DetailScreenId): string {
  return screenTable[screen].shows[0];
}
