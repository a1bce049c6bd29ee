import { sql } from 'kysely';

const matteringChanges = sql`jsonb_array_elements(entry.fields -> 'changes') as change where change -> 'matters' = 'true'::jsonb`;

/** The date of the newest change of an `entry` that matters; null without any. */
export const newestMatteringChange = sql<string | null>`(select max((change ->> 'date')::date) from ${matteringChanges})`;
