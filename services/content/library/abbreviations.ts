import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { plainText } from '#services/content/model/rich-text.ts';
import { parseSection } from '#services/content/model/sections/sections.ts';

/** A short form with what it stands for. */
export type Abbreviation = { short: string; name: string };

/** The screen whose tables are where abbreviations are looked up: what the page says and what the search says is one text. */
const screen = 'community.abbreviations';
const sectionsSchema = z.array(z.unknown());

/** The abbreviations of a language, as the page of abbreviations lists them. */
export async function readAbbreviations(db: Kysely<DB>, visible: RawBuilder<boolean>, locale: Locale): Promise<Abbreviation[]> {
  addCacheTags(tags.screen(screen));
  const page = await db
    .selectFrom('entry')
    .select(sql<unknown>`entry.sections`.as('sections'))
    .where('screen', '=', screen)
    .where('locale', '=', locale)
    .where(visible)
    .executeTakeFirst();
  return sectionsSchema.parse(page?.sections ?? []).flatMap((stored) => {
    const section = parseSection(stored, 0);
    if (section.kind !== 'table') return [];
    return section.data.rows.flatMap(([short, name]) => (short && name ? pairs(plainText(short), plainText(name)) : []));
  });
}

/** *MO, RO* and *medical oncologist, radiation oncologist* are two; of other numbers each short form stands for the whole. */
function pairs(short: string, name: string): Abbreviation[] {
  const forms = short.split(/,| or | o /).map((each) => each.trim());
  const names = name.split(',').map((each) => each.trim());
  return forms.map((form, at) => ({ short: form, name: names.length === forms.length ? (names[at] ?? name) : name.trim() }));
}
