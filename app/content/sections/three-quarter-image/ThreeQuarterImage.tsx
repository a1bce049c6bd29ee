import { Figure } from '#app/content/sections/image/Figure.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './ThreeQuarterImage.module.css';

/** A picture three quarters as wide as the page; where there is room, its caption stands in the quarter that is left. */
export function ThreeQuarterImage({ section: { data } }: { section: SectionOf<'threeQuarterImage'> }) {
  return <Figure data={data} sizes="(min-width: 50rem) 36rem, (min-width: 43.8125rem) 75vw, 100vw" className={css.threeQuarters} />;
}
