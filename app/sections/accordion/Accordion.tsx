import type { SectionOf } from '#services/content/sections/sections.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import css from './Accordion.module.css';

/** Questions that unfold: the browser's own <details>, so it works without a script and with find in page. */
export function Accordion({ section: { id, data } }: { section: SectionOf<'accordion'> }) {
  return (
    <>
      {data.title ? <h2 className={css.title}>{data.title}</h2> : null}
      <div className={css.items}>
        {data.items.map((item) => (
          <details key={item.id} id={`${id}-${item.id}`} className={css.item}>
            <summary className={css.question}>
              <span>{item.title}</span>
            </summary>
            <div className={css.answer}>
              <RichText node={item.text} />
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
