import type { SectionOf } from '#services/content/sections/sections.ts';
import { UnknownSection } from '../unknown/UnknownSection.tsx';
import css from './Link.module.css';
import { LinkRow } from './LinkRow.tsx';
import { useLeads } from './leads.ts';

/** One link that stands by itself. */
export function Link({ section: { data } }: { section: SectionOf<'link'> }) {
  const leads = useLeads();
  if (!leads(data.url)) return <UnknownSection />;
  return (
    <div className={css.link}>
      <LinkRow url={data.url} label={data.label} />
    </div>
  );
}
