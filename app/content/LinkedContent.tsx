import type { ReactNode } from 'react';
import { type LinkedCards, LinkedCardsContext } from './cards/linked-cards.ts';
import { type LinkedAssets, LinkedAssetsContext } from './links/LinkedAssets.tsx';
import { type LinkedEntries, LinkedEntriesContext } from './links/linked-entries.ts';

/** All that a text links to, shows and names, by id. */
export type Linked = { entries: LinkedEntries; cards: LinkedCards; assets: LinkedAssets };

/** Hands what a text links to down to its sections. */
export function LinkedContent({ entries, cards, assets, children }: Linked & { children: ReactNode }) {
  return (
    <LinkedEntriesContext value={entries}>
      <LinkedCardsContext value={cards}>
        <LinkedAssetsContext value={assets}>{children}</LinkedAssetsContext>
      </LinkedCardsContext>
    </LinkedEntriesContext>
  );
}
