import { use } from 'react';
import type { SectionOf } from '#services/content/sections/sections.ts';
import { Card } from '../../cards/Card.tsx';
import { LinkedEntriesContext } from '../../rich-text/EntryLink.tsx';
import { UnknownSection } from '../unknown/UnknownSection.tsx';

/** One entry that matters more than others, on the largest card that there is. */
export function FeaturedArticle({ section: { data } }: { section: SectionOf<'featuredArticle'> }) {
  const card = use(LinkedEntriesContext)[data.entryId]?.card;
  return card ? <Card {...card} type="large" isFeaturedCard level="h2" /> : <UnknownSection />;
}
