import { isBlank } from '#services/content/rich-text.ts';
import type { SectionOf } from '#services/content/sections/sections.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import { UnknownSection } from '../unknown/UnknownSection.tsx';
import css from './BodyCopy.module.css';

export function BodyCopy({ section: { data } }: { section: SectionOf<'bodyCopy'> }) {
  if (isBlank(data.text)) return <UnknownSection />;
  return (
    <div className={css.text}>
      <RichText node={data.text} />
    </div>
  );
}
