import { Card, type HeadingLevel } from './Card.tsx';
import css from './CardGrid.module.css';
import type { CardProps } from './card.ts';

/** Cards on the grid: small ones three in a row, large ones two, a featured one alone; on a phone one below the other. */
export function CardGrid({ cards, level }: { cards: readonly CardProps[]; level?: HeadingLevel | undefined }) {
  const pictured = cards.some(({ imageSource }) => imageSource);
  return (
    <ul className={css.grid}>
      {cards.map((card) => (
        <li key={`${card.link} ${card.title}`} className={card.isFeaturedCard ? css.featured : css[card.type]}>
          <Card {...card} level={level} amongPictures={pictured} />
        </li>
      ))}
    </ul>
  );
}
