import { pathTo, screenName } from '#app/addresses/paths.ts';
import { PromotedBy } from '#app/content/cards/CardFoot.tsx';
import { CardMarks } from '#app/content/cards/CardMarks.tsx';
import type { CardProps } from '#app/content/cards/card.ts';
import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import home from './home.module.css';
import css from './LatestNews.module.css';

/** What was published last, without pictures: what it is, its title, and when. */
export function LatestNews({ cards }: { cards: readonly CardProps[] }) {
  const t = useTranslate();
  const locale = useLocale();
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>{t('home.news')}</h2>
      <ul className={css.list}>
        {cards.map((card) => (
          <li key={`${card.link} ${card.title}`}>
            <h3 className={css.title}>{card.link === undefined ? card.title : <ContentLink href={card.link}>{card.title}</ContentLink>}</h3>
            <CardMarks {...card} lang={undefined} />
            {card.date === undefined ? null : (
              <time className="quiet" dateTime={card.date}>
                {formatDate(card.date, locale)}
              </time>
            )}
            <PromotedBy {...card} />
          </li>
        ))}
      </ul>
      <p className={home.more}>
        <a href={pathTo('about-us.whats-new', locale)}>{screenName('about-us.whats-new', locale)}</a>
        <a href={pathTo('news', locale)}>{t('home.news.how')}</a>
      </p>
    </section>
  );
}
