import type { Kysely } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { type Entry, readEntry, type WholeRow, wholeEntries } from './entry.ts';
import { addressSchema, type DatedAddress, datedAddressOf, type EntryAddress, type EntryTeaser } from './teaser.ts';
import { type Reveals, visibleTo } from './visibility.ts';

export type FoundEntry =
  | { kind: 'found'; entry: Entry }
  /** Shown in the other language only. */
  | { kind: 'elsewhere'; translations: DatedAddress[] }
  | { kind: 'moved'; to: EntryAddress }
  /** Taken back. */
  | { kind: 'gone' }
  | { kind: 'missing' };

/** Finds whole entries by screen, by address and by id, and where an address leads that an entry left. */
export function entryFinder(db: Kysely<DB>, reveals: Reveals, teasersOf: (ids: readonly string[]) => Promise<EntryTeaser[]>) {
  const rows = () => wholeEntries(db);
  const read = (row: WholeRow) => readEntry(row, teasersOf);

  /** Where an entry that was withdrawn leads, over as many as were withdrawn in favour of another. */
  const successorOf = async (row: WholeRow): Promise<FoundEntry> => {
    const passed = new Set([row.id]);
    for (let next = row.moved_to; next !== null && !passed.has(next); ) {
      passed.add(next);
      const successor = await rows().where('id', '=', next).where('locale', '=', row.locale).executeTakeFirst();
      if (successor?.shown) return { kind: 'moved', to: addressSchema.parse(successor) };
      next = successor?.status === 'withdrawn' ? successor.moved_to : null;
    }
    return { kind: 'gone' };
  };

  /** What a row at the asked address means for who asked. */
  const outcomeOf = async (row: WholeRow): Promise<FoundEntry> => {
    if (row.status === 'withdrawn') return successorOf(row);
    return row.shown || reveals !== 'shown' ? { kind: 'found', entry: await read(row) } : { kind: 'missing' };
  };

  /** Where the redirect from an address that an entry left leads. */
  const redirectFrom = async (space: string, slug: string, locale: Locale): Promise<FoundEntry> => {
    const row = await rows()
      .innerJoin('redirect', (join) => join.onRef('entry.id', '=', 'redirect.entry_id').onRef('entry.locale', '=', 'redirect.locale'))
      .where('redirect.locale', '=', locale)
      .where('redirect.space', '=', space)
      .where('redirect.slug', '=', slug)
      .executeTakeFirst();
    if (!row) return { kind: 'missing' };
    if (row.status === 'withdrawn') return successorOf(row);
    return row.shown ? { kind: 'moved', to: addressSchema.parse(row) } : { kind: 'missing' };
  };

  return {
    /** The entry that fills a screen; `elsewhere` where it is shown in the other language only. */
    async onScreen(screen: string, locale: Locale): Promise<FoundEntry> {
      addCacheTags(tags.screen(screen));
      const found = await rows().where('screen', '=', screen).execute();
      const own = found.find((row) => row.locale === locale);
      const outcome: FoundEntry = own ? await outcomeOf(own) : { kind: 'missing' };
      const others = found.filter((row) => row !== own && (row.shown || (reveals === 'all' && row.status !== 'withdrawn')));
      if (outcome.kind !== 'missing' || others.length === 0) return outcome;
      return { kind: 'elsewhere', translations: others.map(datedAddressOf) };
    },

    /** The entry at an address of its space; `moved` where it has another address by now. */
    async atSlug(space: string, slug: string, locale: Locale): Promise<FoundEntry> {
      const row = await rows()
        .where('locale', '=', locale)
        .where('space', '=', space)
        .where('slug', '=', slug)
        .where('screen', 'is', null)
        .executeTakeFirst();
      const outcome: FoundEntry = row ? await outcomeOf(row) : { kind: 'missing' };
      // A draft does not take an address from the entry that left it.
      return outcome.kind === 'missing' ? redirectFrom(space, slug, locale) : outcome;
    },

    /** The named entries that are shown in this language, whole: for a page that holds them within its own text. */
    async whole(ids: readonly string[], locale: Locale): Promise<Entry[]> {
      if (ids.length === 0) return [];
      addCacheTags(...ids.map(tags.entry));
      const found = await rows().where('locale', '=', locale).where('id', 'in', ids).where(visibleTo(reveals)).execute();
      return Promise.all(found.map(read));
    },
  };
}
