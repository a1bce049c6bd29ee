import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import type { CardProps } from '#app/content/cards/card.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './RelatedEntries.module.css';

/** What to read next. */
export function RelatedEntries({ cards }: { cards: readonly CardProps[] }) {
  const t = useTranslate();
  if (cards.length === 0) return null;
  return (
    <section className={css.related} data-related>
      <h2>{t('entry.related')}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
