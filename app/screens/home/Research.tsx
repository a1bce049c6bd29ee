import { pathTo } from '#app/addresses/paths.ts';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import type { CardProps } from '#app/content/cards/card.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './home.module.css';
import { None } from './None.tsx';

/** The latest research news; without any, and without other news, how news is chosen here. */
export function Research({ cards, hasOtherNews }: { cards: readonly CardProps[]; hasOtherNews: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  if (cards.length === 0 && hasOtherNews) return null;
  return (
    <section className={css.three}>
      <h2>{t('home.research')}</h2>
      {cards.length > 0 ? (
        <>
          <CardGrid cards={cards} />
          <p className={css.more}>
            <a href={pathTo('research-news', locale)}>{t('home.research.more')}</a>
          </p>
        </>
      ) : (
        <None title={t('home.news.none')} text={t('home.news.none.text')}>
          <a href={pathTo('news', locale)}>{t('home.news.how')}</a>
        </None>
      )}
    </section>
  );
}
