import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { useLeads } from '#app/content/links/use-leads.ts';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import { useIsBlank } from '#app/content/rich-text/use-is-blank.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './BlockQuote.module.css';

/** A passage from something written, and where it is written. */
export function BlockQuote({ section: { data } }: { section: SectionOf<'blockQuote'> }) {
  const isBlank = useIsBlank();
  if (isBlank(data.quote)) return <UnknownSection />;
  return (
    <figure className={css.passage}>
      <blockquote className={css.words}>
        <RichText node={data.quote} />
      </blockquote>
      <Source {...data} />
    </figure>
  );
}

function Source({ source, href }: SectionOf<'blockQuote'>['data']) {
  const t = useTranslate();
  const leads = useLeads();
  const link = href !== undefined && leads(href) ? href : null;
  if (!source && !link) return null;
  return (
    <figcaption className={css.source}>
      {link ? <ContentLink href={link}>{source ? <cite>{source}</cite> : t('quote.readMore')}</ContentLink> : <cite>{source}</cite>}
    </figcaption>
  );
}
