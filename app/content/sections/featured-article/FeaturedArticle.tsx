import { use } from 'react';
import { Card } from '#app/content/cards/Card.tsx';
import { LinkedCardsContext } from '#app/content/cards/linked-cards.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';

/** One entry that matters more than others, on the largest card that there is. */
export function FeaturedArticle({ section: { data } }: { section: SectionOf<'featuredArticle'> }) {
  const card = use(LinkedCardsContext)[data.entryId];
  return card ? <Card {...card} type="large" isFeaturedCard level="h2" /> : <UnknownSection />;
}
