import type { SectionOf } from '#services/content/sections/sections.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import { ContentLink } from '../../rich-text/ContentLink.tsx';
import { AssetView } from '../../rich-text/LinkedAssets.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import css from './QuoteCallout.module.css';

type Callout = SectionOf<'quoteCallout'>['data'];
type Variation = Callout['variation'];
const headings: Record<Variation, MessageId | null> = {
  general: null,
  expert: null,
  'personal-story': 'quote.personalStory',
  community: 'quote.community',
};

/** Words set apart: something to do now, an expert, a story, the community. */
export function QuoteCallout({ section: { data } }: { section: SectionOf<'quoteCallout'> }) {
  const t = useTranslate();
  const heading = headings[data.variation];
  const words = <RichText node={data.quote} />;
  return (
    <div className={`${css.callout} ${data.variation === 'general' ? css.general : ''}`}>
      {heading ? <h2 className={css.heading}>{t(heading)}</h2> : null}
      {data.variation === 'general' ? words : <blockquote className={css.quote}>{words}</blockquote>}
      {data.author ? <Author author={data.author} /> : null}
      {data.link ? (
        <p>
          <ContentLink href={data.link.href}>{data.link.title ?? t('quote.readMore')}</ContentLink>
        </p>
      ) : null}
    </div>
  );
}

function Author({ author }: { author: NonNullable<Callout['author']> }) {
  return (
    <div className={css.author}>
      {author.image ? <AssetView id={author.image.assetId} alt={author.image.alt} /> : null}
      <p>
        <strong>{author.name}</strong>
        {author.title ? <span> {author.title}</span> : null}
      </p>
      {author.text ? <RichText node={author.text} /> : null}
    </div>
  );
}
