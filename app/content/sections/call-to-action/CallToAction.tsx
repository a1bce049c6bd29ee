import { ContentButton } from '#app/content/links/ContentButton.tsx';
import { useLeads } from '#app/content/links/use-leads.ts';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './CallToAction.module.css';

/** What we most want a reader to know that they can do, on a panel of its own, with up to two buttons. */
export function CallToAction({ section: { data } }: { section: SectionOf<'callToAction'> }) {
  const leads = useLeads();
  const buttons = data.buttons.filter(({ url }) => leads(url));
  return (
    <div className={css.panel}>
      <div className={css.words}>
        <h2 className={css.title}>{data.title}</h2>
        <RichText node={data.text} />
      </div>
      {buttons.length > 0 ? (
        <div className={css.buttons}>
          {buttons.map(({ url, label, styling }) => (
            <ContentButton key={url} href={url} styling={styling}>
              {label}
            </ContentButton>
          ))}
        </div>
      ) : null}
    </div>
  );
}
