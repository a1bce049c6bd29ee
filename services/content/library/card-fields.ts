import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { cardFields, changeFields } from '#services/content/model/entries/common-fields.ts';
import { duration, moment } from '#services/content/model/fields.ts';
import { referenceVisitor, storedAssetId } from '#services/content/model/references.ts';

const shownFields = z.object({
  ...cardFields,
  ...changeFields,
  archived: z.boolean().default(false),
  duration: duration.optional(),
  startsAt: moment.optional(),
  illustrative: z.boolean().optional(),
  /** What else people call a term of the glossary, which is shown where a text uses it. */
  alsoCalled: z.array(z.string()).optional(),
});
const writerSchema = z.object({ name: z.string(), sample: z.boolean(), image: storedAssetId.nullable() });

/** What a card shows of an entry beside its title, teaser and dates. */
export type CardFields = z.output<typeof shownFields> & {
  /** Who tells a story, or wrote an opinion or news, with the id of their portrait. */
  writer: z.output<typeof writerSchema> | null;
  /** What it is about: the first of its topics, by name. */
  topic: string | null;
};

/** Of the fields of a row those that cards show: a transcript is long. */
const fields = sql`(select jsonb_object_agg(key, value) from jsonb_each(entry.fields) where key = any(${Object.keys(shownFields.shape)}))`;

/** Who wrote an entry, in its language or else in the other. Inside `lateral`, `entry` is the writer's own row. */
const writer = (isVisible: RawBuilder<boolean>) => sql`(
  select described
  from (select coalesce(entry.fields ->> 'writer', entry.fields ->> 'author') as id, entry.locale) as wanted,
    lateral (
      select jsonb_build_object(
        'name', entry.title, 'sample', entry.fields @> '{"sample": true}', 'image', entry.fields ->> 'image') as described
      from entry where entry.id = wanted.id and entry.type = 'person' and ${isVisible}
      order by entry.locale = wanted.locale desc limit 1) as named)`;

/** The first topic of an entry, in its language or else in the other. */
const topic = (isVisible: RawBuilder<boolean>) => sql`(
  select named.title
  from (select entry.topics[1] as id, entry.locale) as wanted,
    lateral (
      select entry.title from entry where entry.id = wanted.id and entry.type = 'topic' and ${isVisible}
      order by entry.locale = wanted.locale desc limit 1) as named)`;

/** What a query of entries selects for cards; `isVisible` says of a row of `entry` whether readers see it. */
export function cardColumns(isVisible: RawBuilder<boolean>) {
  return [fields.as('card_fields'), writer(isVisible).as('card_writer'), topic(isVisible).as('card_topic')] as const;
}

/** The selected columns, read. A list is not lost for one entry whose fields cannot be read any more. */
export function cardFieldsOf(row: { card_fields: unknown; card_writer: unknown; card_topic: unknown }): CardFields {
  const read = shownFields.safeParse(row.card_fields ?? {});
  return {
    ...(read.success ? read.data : shownFields.parse({})),
    writer: writerSchema.nullable().parse(row.card_writer),
    topic: z.string().nullable().parse(row.card_topic),
  };
}

/** Finds the pictures that a card shows. */
export const visitCard = referenceVisitor(z.object({ ...shownFields.shape, writer: writerSchema.nullable() }));
