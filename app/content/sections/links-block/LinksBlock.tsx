import { useLeads } from '#app/content/links/use-leads.ts';
import { LinkRow } from '#app/content/sections/link/LinkRow.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './LinksBlock.module.css';

/** Links with a few words on each. */
export function LinksBlock({ section: { data } }: { section: SectionOf<'linksBlock'> }) {
  const leads = useLeads();
  const links = data.links.filter(({ url }) => leads(url));
  if (links.length === 0) return <UnknownSection />;
  return (
    <div className={css.block}>
      <h2 className={css.title}>{data.title}</h2>
      <ul className={css.links}>
        {links.map(({ url, label, description }) => (
          <li key={url}>
            <LinkRow url={url} label={label} description={description} />
          </li>
        ))}
      </ul>
    </div>
  );
}
