import { RichText } from '#app/content/rich-text/RichText.tsx';
import { useIsBlank } from '#app/content/rich-text/use-is-blank.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './BodyCopy.module.css';

export function BodyCopy({ section: { data } }: { section: SectionOf<'bodyCopy'> }) {
  const isBlank = useIsBlank();
  if (isBlank(data.text)) return <UnknownSection />;
  return (
    <div className={css.text}>
      <RichText node={data.text} />
    </div>
  );
}
