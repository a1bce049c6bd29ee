import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { useLeads } from '#app/content/links/use-leads.ts';
import { LinkIcon } from '#app/content/sections/link/LinkIcon.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './Offerings.module.css';

/** What the organisation has for its readers, each on a tile that can be touched. */
export function Offerings({ section: { data } }: { section: SectionOf<'offerings'> }) {
  const leads = useLeads();
  const items = data.items.filter(({ url }) => leads(url));
  if (items.length === 0) return <UnknownSection />;
  return (
    <div className={css.offerings}>
      <h2 className={css.title}>{data.title}</h2>
      <ul className={css.items}>
        {items.map(({ url, title, text }) => (
          <li key={url} className={`whole ${css.item}`}>
            <h3 className={css.name}>
              <ContentLink href={url}>{title}</ContentLink>
            </h3>
            {text ? <p className={css.text}>{text}</p> : null}
            <span className={css.sign}>
              <LinkIcon url={url} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
