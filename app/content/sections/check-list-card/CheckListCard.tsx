import { use } from 'react';
import { LinkedEntriesContext } from '#app/content/links/linked-entries.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { ListCard } from '#app/features/check-list/ListCard.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';

/** A check-list as one card: what it is called, and how far its reader has come. */
export function CheckListCard({ section: { data } }: { section: SectionOf<'checkListCard'> }) {
  const { checkList, path } = use(LinkedEntriesContext)[data.entryId] ?? {};
  return checkList && path ? <ListCard list={checkList} path={path} /> : <UnknownSection />;
}
