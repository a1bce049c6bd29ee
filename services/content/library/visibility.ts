import { sql } from 'kysely';

/** Whether readers see an entry at the moment of the statement: it comes and goes by itself. */
export const shown = sql<boolean>`(entry.status = 'published'
  and (entry.publish_at is null or entry.publish_at <= statement_timestamp())
  and (entry.unpublish_at is null or entry.unpublish_at > statement_timestamp()))`;

const notWithdrawn = sql<boolean>`entry.status <> 'withdrawn'`;

/**
 * What a store reveals beside what readers see: nothing; the one entry that is asked for, for its preview; or every draft, in
 * development. Never what is withdrawn.
 */
export type Reveals = 'shown' | 'asked' | 'all';

/** What a query of entries asks of a row of `entry` for a store that reveals this much. */
export function visibleTo(reveals: Reveals) {
  return reveals === 'all' ? notWithdrawn : shown;
}
