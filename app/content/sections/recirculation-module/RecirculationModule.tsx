import { use } from 'react';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { LinkedEntriesContext } from '#app/content/links/EntryLink.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './RecirculationModule.module.css';

/** Where to go on: cards of other entries, all of one size, as many in a row as fill it. */
export function RecirculationModule({ section: { data } }: { section: SectionOf<'recirculationModule'> }) {
  const entries = use(LinkedEntriesContext);
  const found = data.entryIds.flatMap((id) => entries[id]?.card ?? []);
  if (found.length === 0) return <UnknownSection />;
  const type = found.length === 2 || found.length === 4 ? 'large' : 'small';
  const cards = found.map((card) => ({ ...card, type, isFeaturedCard: false }) as const);
  return (
    <>
      {data.title ? <h2 className={css.title}>{data.title}</h2> : null}
      <CardGrid cards={cards} level={data.title ? 'h3' : 'h2'} />
    </>
  );
}
