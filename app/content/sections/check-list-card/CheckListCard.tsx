import { use } from 'react';
import { LinkedCardsContext } from '#app/content/cards/linked-cards.ts';
import { LinkedEntriesContext } from '#app/content/links/linked-entries.ts';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { ListCard } from '#app/features/check-list/ListCard.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';

/** A check-list as one card: what it is, and how far its reader has come. */
export function CheckListCard({ section: { data } }: { section: SectionOf<'checkListCard'> }) {
  const { checkList, path } = use(LinkedEntriesContext)[data.entryId] ?? {};
  const teaser = use(LinkedCardsContext)[data.entryId]?.richTextContent;
  if (!checkList || !path) return <UnknownSection />;
  return (
    <ListCard list={checkList} path={path}>
      {teaser ? <RichText node={teaser} /> : null}
    </ListCard>
  );
}
