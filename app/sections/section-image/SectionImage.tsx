import type { SectionOf } from '#services/content/sections/sections.ts';
import { Figure } from '../image/Figure.tsx';
import css from './SectionImage.module.css';

/** A picture as wide as the page, which opens a part of it. */
export function SectionImage({ section: { data } }: { section: SectionOf<'sectionImage'> }) {
  return <Figure data={data} sizes="(min-width: 50rem) 48rem, 100vw" className={css.wide} />;
}
