import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { useLeads } from '#app/content/links/use-leads.ts';
import { LinkIcon } from '#app/content/sections/link/LinkIcon.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './LinkList.module.css';

/** Links one below the other, each with the sign of what it does. */
export function LinkList({ section: { data } }: { section: SectionOf<'linkList'> }) {
  const leads = useLeads();
  const links = data.links.filter(({ url }) => leads(url));
  if (links.length === 0) return <UnknownSection />;
  return (
    <div className="measure">
      {data.title ? <h2 className={css.title}>{data.title}</h2> : null}
      <ul className={css.list}>
        {links.map(({ url, label }) => (
          <li key={url} className="whole">
            <span>
              <ContentLink href={url}>{label}</ContentLink>
            </span>
            <LinkIcon url={url} />
          </li>
        ))}
      </ul>
    </div>
  );
}
