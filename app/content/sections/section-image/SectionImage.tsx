import { Figure } from '#app/content/sections/image/Figure.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './SectionImage.module.css';

/** A picture as wide as the page, which opens a part of it. */
export function SectionImage({ section: { data } }: { section: SectionOf<'sectionImage'> }) {
  return <Figure data={data} sizes="(min-width: 50rem) 48rem, 100vw" className={css.wide} />;
}
