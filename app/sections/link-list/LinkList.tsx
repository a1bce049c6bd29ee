import type { SectionOf } from '#services/content/sections/sections.ts';
import { ContentLink } from '../../rich-text/ContentLink.tsx';
import { LinkIcon } from '../link/LinkIcon.tsx';
import { useLeads } from '../link/leads.ts';
import whole from '../link/WholeLink.module.css';
import { UnknownSection } from '../unknown/UnknownSection.tsx';
import css from './LinkList.module.css';

/** Links one below the other, each with the sign of what it does. */
export function LinkList({ section: { data } }: { section: SectionOf<'linkList'> }) {
  const leads = useLeads();
  const links = data.links.filter(({ url }) => leads(url));
  if (links.length === 0) return <UnknownSection />;
  return (
    <div className={css.links}>
      {data.title ? <h2 className={css.title}>{data.title}</h2> : null}
      <ul className={css.list}>
        {links.map(({ url, label }) => (
          <li key={url} className={whole.whole}>
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
