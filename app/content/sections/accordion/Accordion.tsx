import { RichText } from '#app/content/rich-text/RichText.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './Accordion.module.css';

/** Questions that unfold. */
export function Accordion({ section: { id, data } }: { section: SectionOf<'accordion'> }) {
  const Question = data.title ? 'h3' : 'h2';
  return (
    <>
      {data.title ? <h2 className={css.title}>{data.title}</h2> : null}
      <div className={css.items}>
        {data.items.map((item) => (
          <Disclosure
            key={item.id}
            id={`${id}-${item.id}`}
            className={css.item}
            summary={<Question className={css.question}>{item.title}</Question>}
          >
            <div className={css.answer}>
              <RichText node={item.text} />
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  );
}
