import { type Locale, locales, otherLocale } from '#config/locale.ts';
import type { ContentStore, EntryTeaser } from '#services/content/library/store.ts';
import { calendarDate } from '#services/content/model/calendar.ts';
import type { Change } from '#services/content/model/entries/common-fields.ts';
import type { Answer, Caller } from '#services/identity/shared.ts';
import type { JobSender } from '#services/jobs/job-sender.ts';
import type { MemberScopes } from '#services/members/member-scope.ts';
import { eraseRemovedJob } from '#services/members/store/erase-removed-job.ts';
import type { Keyed, Scope } from '#services/members/store/record-store.ts';
import { everySaved, type Kept, remove, restore, type SavedOutcome, type SavedRow, save, type Which } from './saved-rows.ts';
import { type SavedSort, type SavedType, savedTypeOf } from './shared.ts';

/** An entry that a member has saved, as it is now. */
export type SavedItem = {
  /** Of its place on the list: it says nothing of the entry. */
  id: string;
  entry: string;
  type: SavedType;
  /** In the language that was asked for, else in the other; that which it had, where it is no longer published. */
  title: string;
  locale: Locale;
  /** Null where it is no longer published. */
  teaser: EntryTeaser | null;
  /** In seconds: what a recording takes, or about how long it takes to read. */
  contentLength: number | null;
  /** Timestamp in ISO 8601. */
  savedAt: string;
  /** The last change that a reader should know of, where there is one since the day on which it was saved. */
  changed: Change | null;
};

/** What became of a change; a saved entry as it is now. */
export type SavedChange = Exclude<SavedOutcome, { kind: 'saved' }> | { kind: 'saved'; item: SavedItem };

export type ListedBy = { locale: Locale; filter?: readonly SavedType[] | undefined; sort?: SavedSort | undefined };

type Parts = { scopes: MemberScopes; content: Pick<ContentStore, 'teasers' | 'readingMinutes'>; jobs: JobSender };
export type SavedContent = ReturnType<typeof savedContent>;

/**
 * What members save to read again: a list of entries for each, sealed as all that they tell is, since what somebody saves tells of her.
 * Every change has a key of its own, and is made once.
 */
export function savedContent({ scopes, content, jobs }: Parts) {
  /** The entries as they are published now: in a language, else in the other. */
  const published = async (ids: readonly string[], locale: Locale): Promise<Map<string, EntryTeaser>> => {
    const own = await content.teasers(ids, locale);
    const absent = ids.filter((id) => own.every((teaser) => teaser.id !== id));
    const others = await content.teasers(absent, otherLocale(locale));
    return new Map([...own, ...others].map((teaser) => [teaser.id, teaser]));
  };

  const items = async (rows: readonly SavedRow[], locale: Locale): Promise<SavedItem[]> => {
    const ids = rows.map(({ entry }) => entry);
    const teasers = await published(ids, locale);
    const minutes = new Map<Locale, ReadonlyMap<string, number>>();
    for (const each of locales) {
      const inIt = ids.filter((id) => teasers.get(id)?.locale === each);
      minutes.set(each, await content.readingMinutes(inIt, each));
    }
    return rows.map((row) => itemOf(row, teasers.get(row.entry) ?? null, { locale, minutes }));
  };

  /** What is sealed of an entry; null for one that cannot be saved. */
  const keptOf = async (entry: string): Promise<Kept | null> => {
    const teasers = (await Promise.all(locales.map((locale) => content.teasers([entry], locale)))).flat();
    const type = teasers[0] ? savedTypeOf(teasers[0].type) : null;
    return type && { entry, type, titles: Object.fromEntries(teasers.map(({ locale, title }) => [locale, title])) };
  };

  const changing = async (caller: Caller, make: (scope: Scope) => Promise<SavedOutcome>): Promise<Answer<SavedChange>> => {
    const answer = await scopes.changing(caller, make, { of: 'choices' });
    if (!answer.ok) return answer;
    const { data, ...rest } = answer;
    if (data.kind !== 'saved') return { ...rest, data };
    const [item] = await items([data.row], caller.locale);
    if (!item) throw new Error('a row has no item');
    return { ...rest, data: { kind: 'saved', item } };
  };

  return {
    /** The list of the caller; of all types, and the newest first, unless it is asked otherwise. */
    async list(caller: Caller, { locale, filter, sort = 'Newest' }: ListedBy): Promise<Answer<SavedItem[]>> {
      const answer = await scopes.reading(caller, ({ seal, ...scope }) => (seal ? everySaved({ ...scope, seal }) : Promise.resolve([])), {
        of: 'choices',
      });
      if (!answer.ok) return answer;
      const all = await items(answer.data, locale);
      return { ...answer, data: sorted(filter ? all.filter(({ type }) => filter.includes(type)) : all, { locale, sort }) };
    },

    /** What an entry is called that somebody is about to save; null for one that cannot be saved. */
    async offered(entry: string, locale: Locale): Promise<{ title: string; locale: Locale } | null> {
      const teaser = (await published([entry], locale)).get(entry);
      return teaser && savedTypeOf(teaser.type) !== null ? { title: teaser.title, locale: teaser.locale } : null;
    },

    async save(caller: Caller, { key, entry }: Keyed & { entry: string }): Promise<Answer<SavedChange>> {
      const kept = await keptOf(entry);
      return changing(caller, (scope) => (kept ? save(scope, { key, ...kept }) : Promise.resolve({ kind: 'missing' })));
    },

    /** For ten minutes it can be brought back. */
    remove: (caller: Caller, given: Keyed & Which): Promise<Answer<SavedChange>> =>
      changing(caller, async (scope) => {
        const outcome = await remove(scope, given);
        const { transaction, memberId } = scope;
        if (outcome.kind === 'removed') await jobs.send(transaction, eraseRemovedJob, { memberId, recordId: outcome.id });
        return outcome;
      }),

    restore: (caller: Caller, given: Keyed & Which): Promise<Answer<SavedChange>> => changing(caller, (scope) => restore(scope, given)),
  };
}

type Minutes = ReadonlyMap<Locale, ReadonlyMap<string, number>>;

function itemOf(
  { id, entry, type, titles, savedAt }: SavedRow,
  teaser: EntryTeaser | null,
  { locale, minutes }: { locale: Locale; minutes: Minutes },
): SavedItem {
  const itself = { id, entry, savedAt: savedAt.toISOString() };
  if (teaser) {
    const read = minutes.get(teaser.locale)?.get(entry);
    const contentLength = teaser.card.duration ?? (read === undefined ? null : read * 60);
    const named = { title: teaser.title, locale: teaser.locale };
    return {
      ...itself,
      ...named,
      type: savedTypeOf(teaser.type) ?? type,
      teaser,
      contentLength,
      changed: changedSince(itself.savedAt, teaser),
    };
  }
  const own = titles[locale];
  const other = otherLocale(locale);
  const named = own === undefined ? { title: titles[other] ?? '', locale: other } : { title: own, locale };
  return { ...itself, ...named, type, teaser: null, contentLength: null, changed: null };
}

/** A change of the day itself may have been there before: nobody is told of what they have read. */
function changedSince(savedAt: string, { card }: EntryTeaser): Change | null {
  const day = calendarDate(savedAt);
  return card.changes.find(({ date, matters }) => matters && date > day) ?? null;
}

/** The newest first is how they come. */
function sorted(items: SavedItem[], { locale, sort }: { locale: Locale; sort: SavedSort }): SavedItem[] {
  switch (sort) {
    case 'Newest':
      return items;
    case 'Oldest':
      return items.toReversed();
    case 'Title': {
      const { compare } = new Intl.Collator(locale, { ignorePunctuation: true, numeric: true });
      return items.toSorted((a, b) => compare(a.title, b.title));
    }
    default:
      return sort satisfies never;
  }
}
