import type { CardProps } from '#app/content/cards/card.ts';
import { EntryList } from '#app/content/cards/EntryList.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import css from './RelatedEntries.module.css';

/** What to read next; after an answer, other questions. */
export function RelatedEntries({ type, cards }: { type: EntryType; cards: readonly CardProps[] }) {
  const t = useTranslate();
  if (cards.length === 0) return null;
  return (
    <section className={css.related} data-related>
      <h2>{t(type === 'faq' ? 'entry.otherQuestions' : 'entry.related')}</h2>
      <EntryList cards={cards} />
    </section>
  );
}
