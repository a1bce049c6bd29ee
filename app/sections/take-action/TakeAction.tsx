import type { SectionOf } from '#services/content/sections/sections.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLeads } from '../link/leads.ts';
import css from './TakeAction.module.css';

/** Something to do, and where it is done. */
export function TakeAction({ section: { data } }: { section: SectionOf<'takeAction'> }) {
  const leads = useLeads();
  return (
    <div className={css.panel}>
      <h2 className={css.title}>{data.title}</h2>
      <div className={css.words}>
        <RichText node={data.text} />
      </div>
      {leads(data.link.href) ? <Button href={data.link.href}>{data.link.title}</Button> : null}
    </div>
  );
}
