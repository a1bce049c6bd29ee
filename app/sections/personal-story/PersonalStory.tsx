import { use } from 'react';
import type { SectionOf } from '#services/content/sections/sections.ts';
import { Card } from '../../cards/Card.tsx';
import { useTranslate } from '../../i18n/I18n.tsx';
import { LinkedEntriesContext } from '../../rich-text/EntryLink.tsx';
import { UnknownSection } from '../unknown/UnknownSection.tsx';
import css from './PersonalStory.module.css';

/** The card of a story. One whose teller is made up says so before anybody opens it. */
export function PersonalStory({ section: { data } }: { section: SectionOf<'personalStory'> }) {
  const t = useTranslate();
  const card = use(LinkedEntriesContext)[data.entryId]?.card;
  if (!card) return <UnknownSection />;
  return (
    <div className={css.story}>
      <Card {...card} type="large" isFeaturedCard={false} level="h2" />
      {card.illustrative ? <p className={css.note}>{t('entry.illustrative')}</p> : null}
    </div>
  );
}
