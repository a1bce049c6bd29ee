import { use } from 'react';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { LinkedCardsContext } from '#app/content/cards/linked-cards.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';

/** Where to go on: cards of other entries, all of one size, as many in a row as fill it. */
export function RecirculationModule({ section: { data } }: { section: SectionOf<'recirculationModule'> }) {
  const linked = use(LinkedCardsContext);
  const found = data.entryIds.flatMap((id) => linked[id] ?? []);
  if (found.length === 0) return <UnknownSection />;
  const type = found.length === 2 || found.length === 4 ? 'large' : 'small';
  const cards = found.map((card) => ({ ...card, type, isFeaturedCard: false }) as const);
  return (
    <>
      {data.title ? <h2 className="first-heading">{data.title}</h2> : null}
      <CardGrid cards={cards} level={data.title ? 'h3' : 'h2'} />
    </>
  );
}
