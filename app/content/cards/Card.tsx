import { useLeads } from '#app/content/links/use-leads.ts';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import { SaveMark } from '#app/features/saving/SaveMark.tsx';
import type { CardLabel } from '#app/i18n/entry-labels.ts';
import { sizesFrom } from '#app/ui/breakpoints.ts';
import { Picture } from '#app/ui/Picture.tsx';
import css from './Card.module.css';
import { CardFoot } from './CardFoot.tsx';
import { CardMarks } from './CardMarks.tsx';
import { CardTitle, useForeignLanguage } from './CardTitle.tsx';
import { type CardProps, isLongTitle } from './card.ts';

export type HeadingLevel = 'h2' | 'h3' | 'h4';

const giving: ReadonlySet<CardLabel> = new Set(['Donate', 'Fundraise', 'Monthly giving', 'Planned giving', 'More ways to give']);

/** How wide a picture is shown; on a phone that of a small card stands beside its title. */
const pictureSizes = {
  featured: sizesFrom({ XXL: '670px', XL: '620px', LG: '580px', MD: '46vw', SM: '94vw' }),
  large: sizesFrom({ XXL: '670px', XL: '620px', LG: '580px', MD: '46vw', SM: '94vw' }),
  small: sizesFrom({ XXL: '440px', XL: '410px', LG: '380px', MD: '46vw', SM: '(min-width: 22.5rem) 80px, 94vw' }),
};

/** `amongPictures`: other cards beside it have a picture. */
type Props = CardProps & { level?: HeadingLevel | undefined; amongPictures?: boolean | undefined };

/**
 * Something to choose, the whole of it one place to touch: its title is the one link, and covers it. The title also comes first for
 * who listens; what is seen above it stands there by its style.
 */
export function Card({ level: Heading = 'h3', amongPictures = false, ...card }: Props) {
  const lang = useForeignLanguage(card.locale);
  const leads = useLeads();
  const link = card.link !== undefined && leads(card.link) ? card.link : undefined;
  const buttonLabel = link === undefined ? undefined : card.buttonLabel;
  const size = card.isFeaturedCard ? 'featured' : card.type;
  const classes = [
    css.card,
    css[size],
    link === undefined ? null : css.leads,
    card.imageSource ? css.pictured : null,
    card.label && giving.has(card.label) ? css.giving : null,
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className={css.words}>
        <Heading className={isLongTitle(card.title) ? `${css.title} ${css.long}` : css.title}>
          <CardTitle {...card} link={link} buttonLabel={buttonLabel} />
        </Heading>
        <CardMarks {...card} lang={lang} />
        <div className={css.text} lang={lang}>
          {card.description ? <p>{card.description}</p> : null}
          {card.richTextContent ? <RichText node={card.richTextContent} /> : null}
        </div>
        <div className={css.foot}>
          <CardFoot {...card} buttonLabel={buttonLabel} lang={lang} />
          {card.saves === undefined ? null : <SaveMark entry={card.saves} title={card.title} />}
        </div>
      </div>
      {card.imageSource ? (
        <div className={css.picture}>
          <Picture className={css.image} asset={card.imageSource} alt={card.imageAlt} sizes={pictureSizes[size]} />
        </div>
      ) : amongPictures ? (
        <div className={`${css.picture} ${css.dawn}`} />
      ) : null}
    </div>
  );
}
