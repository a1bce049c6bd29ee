import { use } from 'react';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { LinkedEntriesContext } from '#app/content/links/linked-entries.ts';
import { isBlank, type Node } from '#services/content/model/rich-text.ts';

/** Gives whether a text shows nothing on this page: it is empty, or all that it embeds is no longer published. */
export function useIsBlank(): (node: Node) => boolean {
  const [assets, entries] = [use(LinkedAssetsContext), use(LinkedEntriesContext)];
  return (node) => isBlank(node, (id) => Object.hasOwn(assets, id) || Object.hasOwn(entries, id));
}
