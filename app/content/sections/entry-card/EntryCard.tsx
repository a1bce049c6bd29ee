import { use } from 'react';
import { Card } from '#app/content/cards/Card.tsx';
import { LinkedCardsContext } from '#app/content/cards/linked-cards.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';

/** A film or an episode as the card that leads to its page, where it is played with its chapters and its words. */
export function EntryCard({ section: { data } }: { section: SectionOf<'video' | 'podcast'> }) {
  const card = use(LinkedCardsContext)[data.entryId];
  if (!card) return <UnknownSection />;
  return (
    <div className="measure">
      <Card {...card} type="large" isFeaturedCard={false} level="h2" />
    </div>
  );
}
