import { RichText } from '#app/content/rich-text/RichText.tsx';
import { useIsBlank } from '#app/content/rich-text/use-is-blank.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import { Byline } from './Byline.tsx';
import css from './Quotation.module.css';

/** What a person said, in large letters. */
export function Quotation({ section: { data } }: { section: SectionOf<'quotation'> }) {
  const isBlank = useIsBlank();
  if (isBlank(data.quote)) return <UnknownSection />;
  return (
    <figure className={css.quotation}>
      <blockquote className={css.words}>
        <RichText node={data.quote} />
      </blockquote>
      {data.author ? (
        <figcaption className={css.author}>
          <Byline {...data.author} />
        </figcaption>
      ) : null}
    </figure>
  );
}
