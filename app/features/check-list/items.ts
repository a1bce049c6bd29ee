import type { CheckListItem } from './check-list.ts';

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
