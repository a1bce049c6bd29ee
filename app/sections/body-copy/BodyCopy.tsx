import type { SectionOf } from '#services/content/sections/sections.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import css from './BodyCopy.module.css';

export function BodyCopy({ section: { data } }: { section: SectionOf<'bodyCopy'> }) {
  return (
    <div className={css.text}>
      <RichText node={data.text} />
    </div>
  );
}
