import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { entriesAbove } from './entries-above.ts';
import { addressSchema, type EntryAddress } from './teaser.ts';

/** Where an entry stands in the section tree, in its language. Lists are in the order of their section. */
export type Place = {
  /** The sections that it is in, the outermost first. */
  above: EntryAddress[];
  /** The entries of its section, itself among them. */
  beside: EntryAddress[];
  /** The entries of the section that it is itself. */
  within: EntryAddress[];
};

type Subject = { id: string; locale: Locale; fields: { section?: string | undefined } };

/** Each entry names the section that is its one home (`section`), and its position there. */
export function sectionTree(db: Kysely<DB>, visible: RawBuilder<boolean>) {
  const above = async ({ id, locale }: Subject): Promise<EntryAddress[]> => {
    const sections = await entriesAbove(db, visible, { id, locale, by: 'section' });
    addCacheTags(...sections.map((each) => tags.entry(each.id)));
    return sections;
  };

  /** The entries of sections, each section in its order. */
  const within = async (sections: readonly string[], locale: Locale): Promise<(EntryAddress & { section: string })[]> => {
    addCacheTags(...sections.map(tags.section));
    const { rows: found } = await sql<{ section: string }>`
      select id, locale, type, screen, slug, title, fields ->> 'section' as section from entry
      where fields ->> 'section' = any(${[...sections]}::text[]) and locale = ${locale} and ${visible}
      order by (fields ->> 'sectionPosition')::int nulls last, title, id`.execute(db);
    return found.map((row) => ({ ...addressSchema.parse(row), section: row.section }));
  };

  return {
    async placeOf(subject: Subject): Promise<Place> {
      const { section } = subject.fields;
      const sections = section === undefined ? [subject.id] : [subject.id, section];
      const [sectionsAbove, entries] = await Promise.all([above(subject), within(sections, subject.locale)]);
      const inSection = (id: string | undefined) => entries.filter((each) => each.section === id);
      return { above: sectionsAbove, beside: inSection(section), within: inSection(subject.id) };
    },
  };
}
