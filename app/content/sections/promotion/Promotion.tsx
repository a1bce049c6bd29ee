import { ContentButton } from '#app/content/links/ContentButton.tsx';
import { useLeads } from '#app/content/links/use-leads.ts';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './Promotion.module.css';

/** Something promoted. That it is, and who pays for it, stands first: nobody shall take it for advice. */
export function Promotion({ section: { data } }: { section: SectionOf<'promotion'> }) {
  const t = useTranslate();
  const leads = useLeads();
  const { title, text, promotedBy, link } = data;
  return (
    <div className={css.promotion}>
      <p className={css.who}>{promotedBy ? t('card.promotedBy', { name: promotedBy }) : t('card.label.Promo')}</p>
      <h2 className={css.title}>{title}</h2>
      <RichText node={text} />
      {leads(link.href) ? (
        <ContentButton href={link.href} styling="Secondary">
          {link.title ?? t('quote.readMore')}
        </ContentButton>
      ) : null}
    </div>
  );
}
