import type { Sys } from './space.ts';

/** How an entry or asset stands in its space. `changed` is published, with edits since that nobody published. */
export type State = 'archived' | 'draft' | 'changed' | 'published';

/** The state by the versions of the Management API. What the Delivery API or the Sync API gave has none, and is published. */
export function stateOf({ archivedVersion, publishedVersion, version, revision }: Sys): State {
  if (archivedVersion !== undefined && archivedVersion > 0) return 'archived';
  if (version === undefined) return 'published';
  if (publishedVersion === undefined || publishedVersion === 0) return revision === undefined ? 'draft' : 'published';
  return version > publishedVersion + 1 ? 'changed' : 'published';
}

/**
 * Whether an entry is published in this locale, where locales are published one by one: nowhere is a field of it a draft. Without word of it,
 * what is published is so in each.
 */
export function isPublishedIn({ fieldStatus }: Sys, locale: string): boolean {
  const statuses = Object.values(fieldStatus ?? {}).map((byLocale) => byLocale[locale]);
  return !statuses.includes('draft');
}
