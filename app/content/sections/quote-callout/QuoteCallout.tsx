import { use } from 'react';
import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { useLeads } from '#app/content/links/use-leads.ts';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import { useIsBlank } from '#app/content/rich-text/use-is-blank.ts';
import { UrgencyCard } from '#app/content/sections/call-box/UrgencyCard.tsx';
import { Byline } from '#app/content/sections/quotation/Byline.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './QuoteCallout.module.css';

type Callout = SectionOf<'quoteCallout'>['data'];

const looks: Record<Callout['variation'], { heading: PlainMessageId | null; className: string | undefined }> = {
  general: { heading: null, className: css.note },
  expert: { heading: null, className: css.expert },
  'personal-story': { heading: 'quote.personalStory', className: css.story },
  community: { heading: 'quote.community', className: css.community },
};

/** Words set apart: an emergency, what is urgent, a note, an expert, a story, the community. */
export function QuoteCallout({ section: { id, data } }: { section: SectionOf<'quoteCallout'> }) {
  const isBlank = useIsBlank();
  const t = useTranslate();
  const leads = useLeads();
  if (isBlank(data.quote)) return <UnknownSection />;
  const { heading, className } = looks[data.variation];
  const words = <RichText node={data.quote} />;
  const content = (
    <>
      {data.variation === 'general' ? words : <blockquote className={css.quote}>{words}</blockquote>}
      {data.author ? <Author author={data.author} /> : null}
      {data.link && leads(data.link.href) ? (
        <p className={css.link}>
          <ContentLink href={data.link.href}>{data.link.title ?? t('quote.readMore')}</ContentLink>
        </p>
      ) : null}
    </>
  );
  return data.level ? (
    <UrgencyCard level={data.level} id={`${id}-level`} head={t(`quote.${data.level}`)}>
      {content}
    </UrgencyCard>
  ) : (
    <div className={`${css.callout} ${className}`}>
      {heading ? <h2 className={css.heading}>{t(heading)}</h2> : null}
      {content}
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
