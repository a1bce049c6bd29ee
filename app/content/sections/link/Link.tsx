import { useLeads } from '#app/content/links/use-leads.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './Link.module.css';
import { LinkRow } from './LinkRow.tsx';

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
