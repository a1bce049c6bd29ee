import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { useLeads } from '#app/content/links/use-leads.ts';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import { useIsBlank } from '#app/content/rich-text/use-is-blank.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './Citation.module.css';

/** Where something on the page comes from. */
export function Citation({ section: { data } }: { section: SectionOf<'citation'> }) {
  const isBlank = useIsBlank();
  const t = useTranslate();
  const leads = useLeads();
  if (isBlank(data.text)) return <UnknownSection />;
  return (
    <div className={css.citation}>
      <RichText node={data.text} />
      {data.href && leads(data.href) ? (
        <p>
          <ContentLink href={data.href}>{t('citation.source')}</ContentLink>
        </p>
      ) : null}
    </div>
  );
}
