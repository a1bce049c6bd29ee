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

/** Where one of many entries stands: its sections, the outermost first, and the positions on the way to it, its own last. */
export type Standing = { sections: EntryAddress[]; order: number[] };

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

    /** Where each of many entries stands, in one question. One that is in no section is left out. */
    async standingOf(ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, Standing>> {
      const { rows } = await sql<{ subject: string; position: number | null }>`
        with recursive above(subject, section, position, passed) as (
          select id, fields ->> 'section', (fields ->> 'sectionPosition')::int, array[id] from entry
          where id = any(${[...ids]}::text[]) and locale = ${locale}
          union all
          select subject, entry.fields ->> 'section', (entry.fields ->> 'sectionPosition')::int, passed || entry.id
          from entry join above on entry.id = above.section and entry.locale = ${locale}
          where ${visible} and not entry.id = any(passed)
        )
        select subject, above.position, entry.id, entry.locale, entry.type, entry.screen, entry.slug, entry.title
        from above join entry on entry.id = above.section and entry.locale = ${locale}
        where ${visible} and not entry.id = any(passed) order by subject, cardinality(passed) desc`.execute(db);
      const standing = new Map<string, Standing>();
      for (const { subject, position, ...row } of rows) {
        const { sections, order } = standing.get(subject) ?? { sections: [], order: [] };
        const section = addressSchema.parse(row);
        addCacheTags(tags.entry(section.id));
        standing.set(subject, { sections: [...sections, section], order: [...order, position ?? Number.MAX_SAFE_INTEGER] });
      }
      return standing;
    },
  };
}
