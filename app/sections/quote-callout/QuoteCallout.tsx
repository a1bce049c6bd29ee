import { use } from 'react';
import { isBlank } from '#services/content/rich-text.ts';
import type { SectionOf } from '#services/content/sections/sections.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import { ContentLink } from '../../rich-text/ContentLink.tsx';
import { LinkedAssetsContext } from '../../rich-text/LinkedAssets.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useLeads } from '../link/leads.ts';
import { Byline } from '../quotation/Byline.tsx';
import { UnknownSection } from '../unknown/UnknownSection.tsx';
import css from './QuoteCallout.module.css';

type Callout = SectionOf<'quoteCallout'>['data'];

const looks: Record<Callout['variation'], { heading: MessageId | null; className: string | undefined }> = {
  general: { heading: null, className: css.general },
  expert: { heading: null, className: css.expert },
  'personal-story': { heading: 'quote.personalStory', className: css.story },
  community: { heading: 'quote.community', className: css.community },
};

/** Words set apart: something to do now, an expert, a story, the community. */
export function QuoteCallout({ section: { data } }: { section: SectionOf<'quoteCallout'> }) {
  const t = useTranslate();
  const leads = useLeads();
  if (isBlank(data.quote)) return <UnknownSection />;
  const { heading, className } = looks[data.variation];
  const words = <RichText node={data.quote} />;
  return (
    <div className={`${css.callout} ${className}`}>
      {heading ? <h2 className={css.heading}>{t(heading)}</h2> : null}
      {data.variation === 'general' ? words : <blockquote className={css.quote}>{words}</blockquote>}
      {data.author ? <Author author={data.author} /> : null}
      {data.link && leads(data.link.href) ? (
        <p className={css.link}>
          <ContentLink href={data.link.href}>{data.link.title ?? t('quote.readMore')}</ContentLink>
        </p>
      ) : null}
    </div>
  );
}

function Author({ author: { name, title, image, text } }: { author: NonNullable<Callout['author']> }) {
  const assets = use(LinkedAssetsContext);
  const portrait = image && assets[image.assetId];
  return (
    <div className={css.author}>
      {portrait ? <Picture asset={portrait} alt={image.alt} sizes="72px" className={css.portrait} /> : null}
      <div>
        <Byline name={name} title={title} />
        {text ? (
          <div className={css.about}>
            <RichText node={text} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
