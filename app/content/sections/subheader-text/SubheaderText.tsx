import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './SubheaderText.module.css';

export function SubheaderText({ section: { data } }: { section: SectionOf<'subheaderText'> }) {
  return (
    <div className={css.subheader}>
      <h2 className={css.title}>{data.title}</h2>
      {data.text ? <p className={css.text}>{data.text}</p> : null}
    </div>
  );
}
