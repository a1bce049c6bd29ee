import { Figure } from '#app/content/sections/image/Figure.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';

/** A picture in the text, as wide as its lines. */
export function ImageWithCaption({ section: { data } }: { section: SectionOf<'imageWithCaption'> }) {
  return <Figure data={data} sizes="(min-width: 43rem) 41rem, 100vw" className="measure" />;
}
