import type { CheckListGroup } from './items.ts';

/** A list as it goes into a message: its title, then each group with its items. */
export function listAsText(title: string, groups: readonly CheckListGroup<{ text: string }>[]): string {
  const parts = groups
    .filter(({ items }) => items.length > 0)
    .map(({ heading, items }) => [heading, ...items.map(({ text }) => `- ${text}`)].filter((line) => line !== undefined).join('\n'));
  return [title, ...parts].join('\n\n');
}
