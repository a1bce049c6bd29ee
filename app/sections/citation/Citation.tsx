import { isBlank } from '#services/content/rich-text.ts';
import type { SectionOf } from '#services/content/sections/sections.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import { ContentLink } from '../../rich-text/ContentLink.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { useLeads } from '../link/leads.ts';
import { UnknownSection } from '../unknown/UnknownSection.tsx';
import css from './Citation.module.css';

/** Where something on the page comes from. */
export function Citation({ section: { data } }: { section: SectionOf<'citation'> }) {
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
