import { use } from 'react';
import { Card } from '#app/content/cards/Card.tsx';
import { LinkedCardsContext } from '#app/content/cards/linked-cards.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './PersonalStory.module.css';

/** The card of a story. One whose teller is made up says so before anybody opens it. */
export function PersonalStory({ section: { data } }: { section: SectionOf<'personalStory'> }) {
  const t = useTranslate();
  const card = use(LinkedCardsContext)[data.entryId];
  if (!card) return <UnknownSection />;
  return (
    <div className="measure">
      <Card {...card} type="large" isFeaturedCard={false} level="h2" />
      {card.illustrative ? <p className={css.note}>{t('entry.illustrative')}</p> : null}
    </div>
  );
}
