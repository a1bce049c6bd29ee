import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import { cardFields, changeFields } from '#services/content/model/entries/common-fields.ts';
import { entryTypes } from '#services/content/model/entries/entry-types.ts';
import { duration, moment } from '#services/content/model/fields.ts';
import { entryId, referenceVisitor, storedAssetId } from '#services/content/model/references.ts';

const shownFields = z.object({
  ...cardFields,
  ...changeFields,
  archived: z.boolean().default(false),
  duration: duration.optional(),
  startsAt: moment.optional(),
  illustrative: z.boolean().optional(),
  /** The kind of a story, a podcast; the series of a video. */
  category: entryId.optional(),
  series: entryId.optional(),
  isPlaylist: z.boolean().optional(),
  /** A film that is shown to who has signed in. */
  membersOnly: z.boolean().optional(),
  /** Of a person: what stands behind the name. */
  credentials: z.string().optional(),
  /** What else people call a term of the glossary, which is shown where a text uses it. */
  alsoCalled: z.array(z.string()).optional(),
});
const writerSchema = z.object({ name: z.string(), sample: z.boolean(), image: storedAssetId.nullable() });

/** Another entry that a card leads to beside its own. */
const replacementSchema = z.object({
  id: z.string(),
  locale: z.enum(locales),
  type: z.enum(entryTypes),
  screen: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
});

/** What a card shows of an entry beside its title, teaser and dates. */
export type CardFields = z.output<typeof shownFields> & {
  /** Who tells a story, or wrote an opinion or news, with the id of their portrait. */
  writer: z.output<typeof writerSchema> | null;
  /** What it is about: the first of its topics, by name. */
  topic: string | null;
  /** What to read instead of archived news, where there is such a thing. */
  replacedBy?: z.output<typeof replacementSchema>;
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

/** What an archived entry was replaced by, in its language or else in the other. */
const replacement = (isVisible: RawBuilder<boolean>) => sql`(
  select described
  from (select entry.fields ->> 'replacedBy' as id, entry.locale) as wanted,
    lateral (
      select jsonb_build_object('id', entry.id, 'locale', entry.locale, 'type', entry.type, 'screen', entry.screen,
        'slug', entry.slug, 'title', entry.title) as described
      from entry where entry.id = wanted.id and ${isVisible}
      order by entry.locale = wanted.locale desc limit 1) as named)`;

/** What a query of entries selects for cards; `isVisible` says of a row of `entry` whether readers see it. */
export function cardColumns(isVisible: RawBuilder<boolean>) {
  return [
    fields.as('card_fields'),
    writer(isVisible).as('card_writer'),
    topic(isVisible).as('card_topic'),
    replacement(isVisible).as('card_replacement'),
  ] as const;
}

export type CardRow = Record<'card_fields' | 'card_writer' | 'card_topic' | 'card_replacement', unknown>;

/** The selected columns, read. A list is not lost for one entry whose fields cannot be read any more. */
export function cardFieldsOf(row: CardRow): CardFields {
  const replacedBy = replacementSchema.nullable().parse(row.card_replacement);
  const read = shownFields.safeParse(row.card_fields ?? {});
  return {
    ...(read.success ? read.data : shownFields.parse({})),
    writer: writerSchema.nullable().parse(row.card_writer),
    topic: z.string().nullable().parse(row.card_topic),
    ...(replacedBy && { replacedBy }),
  };
}

/** Finds the pictures that a card shows. */
export const visitCard = referenceVisitor(z.object({ ...shownFields.shape, writer: writerSchema.nullable() }));
