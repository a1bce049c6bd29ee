import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { storedAssetId } from '#services/content/model/references.ts';
import { type BioGroup, bioGroups } from '#services/content/model/shared.ts';
import { addressSchema, type EntryAddress, type EntryTeaser, type TeaserQuery, teaserOf } from './teaser.ts';

/** Somebody who has a bio: what cards of people show, and the head of its page. Its title is the name. */
export type Profile = z.output<typeof profileSchema>;

const profileSchema = z.object({
  ...addressSchema.shape,
  teaser: z.string(),
  role: z.string(),
  group: z.enum(bioGroups),
  /** The id of the entry that says who the person is, wherever they are named. */
  person: z.string(),
  credentials: z.string().nullable(),
  portrait: storedAssetId.nullable(),
});

/** What a person had a part in, the newest first. */
export type Works = { wrote: EntryTeaser[]; said: EntryTeaser[]; reviewed: EntryTeaser[] };

/** As many as a page can hold of one kind; what somebody wrote before stands in the library. */
const most = 60;

/** Persons, and those of them who have a bio. Their bio names them; they do not name it. */
export function people(db: Kysely<DB>, teasers: TeaserQuery, visible: RawBuilder<boolean>) {
  /** Bios with what their persons' entries say, in the language of the bio, else in the other. */
  const profiles = async (locale: Locale, which: RawBuilder<boolean>): Promise<Profile[]> => {
    addCacheTags(tags.type('bio'), tags.type('person'));
    const { rows: found } = await sql`
      select bio.id, bio.locale, bio.type, bio.screen, bio.slug, bio.title, bio.teaser, bio.fields ->> 'role' as role,
        bio.fields ->> 'group' as group, bio.fields ->> 'person' as person, named.credentials,
        coalesce(bio.fields ->> 'image', named.portrait) as portrait, coalesce(named.sample, false) as sample
      from (select * from entry where type = 'bio' and locale = ${locale} and ${visible}) as bio
      left join lateral (
        select entry.fields ->> 'credentials' as credentials, entry.fields ->> 'image' as portrait,
          entry.fields @> '{"sample": true}' as sample
        from entry where entry.id = bio.fields ->> 'person' and entry.type = 'person' and ${visible}
        order by entry.locale = bio.locale desc limit 1) as named on true
      where ${which}
      order by (bio.fields ->> 'sectionPosition')::int nulls last, bio.title, bio.id`.execute(db);
    return found.map((row) => profileSchema.parse(row));
  };

  const parts = async (locale: Locale, part: RawBuilder<boolean>): Promise<EntryTeaser[]> => {
    const found = teasers().where('locale', '=', locale).where('type', '<>', 'bio').where(part);
    return (await found.orderBy('published_at', 'desc').orderBy('id').limit(most).execute()).map(teaserOf);
  };

  return {
    /** The people of groups, in their editor's order, then by name. */
    profilesIn: (groups: readonly BioGroup[], locale: Locale): Promise<Profile[]> =>
      profiles(locale, sql<boolean>`bio.fields ->> 'group' = any(${[...groups]}::text[])`),

    /** The bios of persons, by the ids of the persons; who has none is left out. */
    async biosOf(persons: readonly string[], locale: Locale): Promise<ReadonlyMap<string, EntryAddress>> {
      if (persons.length === 0) return new Map();
      const found = await profiles(locale, sql<boolean>`bio.fields ->> 'person' = any(${[...persons]}::text[])`);
      return new Map(found.map((profile) => [profile.person, profile]));
    },

    /** What a person wrote, said and reviewed. */
    async worksOf(person: string, locale: Locale): Promise<Works> {
      addCacheTags(tags.linksTo(person));
      const [wrote, said, reviewed] = await Promise.all([
        parts(locale, sql<boolean>`(entry.fields ->> 'writer' = ${person} or entry.fields ->> 'author' = ${person})`),
        parts(locale, sql<boolean>`entry.fields -> 'guests' @> ${JSON.stringify([person])}::jsonb`),
        parts(locale, sql<boolean>`entry.fields ->> 'reviewer' = ${person}`),
      ]);
      return { wrote, said, reviewed };
    },
  };
}
