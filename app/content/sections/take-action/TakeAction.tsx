import { ContentButton } from '#app/content/links/ContentButton.tsx';
import { useLeads } from '#app/content/links/use-leads.ts';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './TakeAction.module.css';

/** Something to do, and where it is done. */
export function TakeAction({ section: { data } }: { section: SectionOf<'takeAction'> }) {
  const leads = useLeads();
  return (
    <div className={css.panel}>
      <h2 className="first-heading">{data.title}</h2>
      <div className={css.words}>
        <RichText node={data.text} />
      </div>
      {leads(data.link.href) ? <ContentButton href={data.link.href}>{data.link.title}</ContentButton> : null}
    </div>
  );
}
