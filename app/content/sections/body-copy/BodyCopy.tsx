import { RichText } from '#app/content/rich-text/RichText.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { isBlank } from '#services/content/model/rich-text.ts';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './BodyCopy.module.css';

export function BodyCopy({ section: { data } }: { section: SectionOf<'bodyCopy'> }) {
  if (isBlank(data.text)) return <UnknownSection />;
  return (
    <div className={css.text}>
      <RichText node={data.text} />
    </div>
  );
}
