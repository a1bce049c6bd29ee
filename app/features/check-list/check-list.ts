import { entryPath } from '#app/addresses/entry-path.ts';
import type { ContentStore, Entry } from '#services/content/library/store.ts';
import { type checkListVariations, entryAddressOf } from '#services/content/model/shared.ts';

export type CheckListItem = {
  id: string;
  /** Stands above this item and those that follow. */
  heading?: string | undefined;
  text: string;
  more?: string | undefined;
  link?: { href: string; title: string } | undefined;
};

/** A check-list as it is shown: its links lead to paths. */
export type CheckListProps = {
  id: string;
  title: string;
  variation: (typeof checkListVariations)[number];
  items: CheckListItem[];
};

type CheckListEntry = Extract<Entry, { type: 'check-list' }>;

/** What is shown of an entry that is a check-list. A link to what is not there, or not in this language, is left out. */
export function checkListOf({ id, title, fields, linked, locale }: CheckListEntry): CheckListProps {
  const leadsTo = (href: string): string | null => {
    const entry = entryAddressOf(href);
    if (!entry) return href;
    const target = linked.find((each) => each.id === entry.id && each.locale === locale);
    const path = target ? entryPath(target) : null;
    return path === null ? null : path + entry.section;
  };
  const items = fields.items.map(({ link, ...item }) => {
    const href = link && leadsTo(link.href);
    return href ? { ...item, link: { href, title: link.title } } : item;
  });
  return { id, title, variation: fields.variation, items };
}

/** The entries that a page links to; those that are check-lists with all that they hold, to be shown within its text. */
export async function withCheckLists<Linked extends object>(
  content: ContentStore,
  { linked, locale }: Pick<Entry, 'linked' | 'locale'>,
  entries: Readonly<Record<string, Linked>>,
): Promise<Readonly<Record<string, Linked & { checkList?: CheckListProps }>>> {
  const ids = linked.filter((each) => each.type === 'check-list' && each.locale === locale).map(({ id }) => id);
  const lists = await content.whole(ids, locale);
  const whole = lists.flatMap((list) => {
    const entry = entries[list.id];
    return entry && list.type === 'check-list' ? [[list.id, { ...entry, checkList: checkListOf(list) }] as const] : [];
  });
  return { ...entries, ...Object.fromEntries(whole) };
}
