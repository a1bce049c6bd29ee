import type { checkListVariations } from '#services/content/model/shared.ts';

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

export type CheckListGroup<Item> = { heading: string | undefined; items: Item[] };

/** Items under their headings. */
export function groupsOf<Item extends Pick<CheckListItem, 'heading'>>(items: readonly Item[]): CheckListGroup<Item>[] {
  const groups: CheckListGroup<Item>[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.heading === undefined) last.items.push(item);
    else groups.push({ heading: item.heading, items: [item] });
  }
  return groups;
}
