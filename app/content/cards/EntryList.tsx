import { RichText } from '#app/content/rich-text/RichText.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLocale } from '#app/i18n/I18n.tsx';
import { PromotedBy, Replacement } from './CardFoot.tsx';
import { CardMarks } from './CardMarks.tsx';
import { CardTitle } from './CardTitle.tsx';
import type { CardProps } from './card.ts';
import css from './EntryList.module.css';

/** What to choose from by its words, and not by a picture: each a title and a line, in two columns where there is room. */
export function EntryList({ cards }: { cards: readonly CardProps[] }) {
  const locale = useLocale();
  return (
    <ul className={css.list} data-entries>
      {cards.map(({ label, eyebrowText, ...card }) => (
        <li key={`${card.link} ${card.title}`} className="whole">
          <CardMarks
            label={label === 'Article' ? undefined : label}
            eyebrowText={eyebrowText}
            isArchived={card.isArchived}
            lang={undefined}
          />
          <strong className={css.title}>
            <CardTitle title={card.title} link={card.link} locale={card.locale} />
          </strong>
          <div className={css.line} lang={card.locale === locale ? undefined : card.locale}>
            {card.richTextContent ? <RichText node={card.richTextContent} /> : null}
          </div>
          {card.date === undefined ? null : (
            <time className={css.line} dateTime={card.specialReportDate ?? card.date}>
              {formatDate(card.specialReportDate ?? card.date, locale)}
            </time>
          )}
          <Replacement {...card} />
          <PromotedBy {...card} />
        </li>
      ))}
    </ul>
  );
}
