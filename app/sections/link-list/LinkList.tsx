import type { SectionOf } from '#services/content/sections/sections.ts';
import { ContentLink } from '../../rich-text/ContentLink.tsx';
import css from './LinkList.module.css';

export function LinkList({ section: { data } }: { section: SectionOf<'linkList'> }) {
  return (
    <>
      {data.title ? <h2 className={css.title}>{data.title}</h2> : null}
      <ul className={css.list}>
        {data.links.map(({ url, label }) => (
          <li key={url}>
            <ContentLink href={url}>{label}</ContentLink>
          </li>
        ))}
      </ul>
    </>
  );
}
